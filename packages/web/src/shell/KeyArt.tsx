import type { PathkeySummary } from '@pathquest/core/contracts'
import { PathkeyArt } from '@pathquest/ui/art'

interface KeyArtProps {
  pathkey: PathkeySummary
  /** False: an outline of what is still missing. */
  owned?: boolean
}

/** A pathkey as the API tells of it. */
export function KeyArt({ pathkey, owned }: KeyArtProps) {
  return (
    <PathkeyArt
      keyCode={pathkey.keyCode}
      kind={pathkey.keyType}
      rarity={pathkey.rarity}
      imageUrl={pathkey.imageUrl}
      colorPrimary={pathkey.colorPrimary}
      colorSecondary={pathkey.colorSecondary}
      owned={owned}
    />
  )
}

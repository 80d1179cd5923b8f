import type { PathkeySummary } from '@pathquest/core/contracts'
import { PathkeyArt } from '@pathquest/ui/art/Pathkey'

interface KeyArtProps {
  pathkey: PathkeySummary
  /** False: an outline of a missing key. */
  owned?: boolean
}

/** A pathkey from the API. */
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

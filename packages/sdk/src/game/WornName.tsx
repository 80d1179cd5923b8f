import type { LobbyPlayer } from '@pathquest/core/rooms/views'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'

/** Fetched once somebody wears something; until then, and where it does not come, names are plain. */
const loadCosmetic = () => import('@pathquest/ui/art')

export interface WornNameProps {
  player: Pick<LobbyPlayer, 'displayName' | 'worn'>
}

/** The name of a player with the cosmetics that they wear. */
export function WornName({ player: { displayName, worn = [] } }: WornNameProps) {
  const cosmetic = useLazyChunk(loadCosmetic, worn.length > 0)
  if (worn.length === 0 || cosmetic.status !== 'ready') return displayName
  return <cosmetic.exports.CosmeticSign worn={worn} name={displayName} />
}

import type { LobbyPlayer } from '@pathquest/game-core/rooms/views'
import { useLazyChunk } from '../hooks/use-lazy-chunk'

/** Fetched once somebody wears something; until then, and where it does not come, names are plain. */
const loadCosmetic = () => import('../art/Cosmetic')

export interface WornNameProps {
  player: Pick<LobbyPlayer, 'displayName' | 'worn'>
}

/** The name of a player with the cosmetics that they wear. */
export function WornName({ player: { displayName, worn = [] } }: WornNameProps) {
  const cosmetic = useLazyChunk(loadCosmetic, worn.length > 0)
  if (worn.length === 0 || cosmetic.status !== 'ready') return displayName
  return <cosmetic.exports.CosmeticSign worn={worn} name={displayName} />
}

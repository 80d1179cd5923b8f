import type { LobbyPlayer } from '@pathquest/core/rooms/views'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { memo } from 'react'

/** Loaded with the first name; until then, or if loading fails, there is only its space. */
const loadArt = () => import('@pathquest/ui/art/Character')
/** Only for names on a badge: guests own none. */
const loadCosmetic = () => import('@pathquest/ui/art/Cosmetic')

export interface PlayerLooks extends Pick<LobbyPlayer, 'playerId' | 'worn' | 'character'> {}

export interface PlayerCharacterProps {
  player: PlayerLooks
  /** The place names it already, or repeats it for everybody. */
  isSilent?: boolean
}

/** The character of a player, wearing what the account has bought. */
export function PlayerCharacter({ player, isSilent }: PlayerCharacterProps) {
  const art = useLazyChunk(loadArt, true)
  return (
    <span className="pq-character-box">
      {art.status === 'ready' && <art.exports.Character player={player} isSilent={isSilent} />}
    </span>
  )
}

export interface PlayerNameProps {
  player: PlayerLooks & { displayName: string }
}

/**
 * A name with its character before it, on a badge of the colour that its account has bought. Changes
 * of a lobby keep the other players as they are, so that those are not rendered again.
 */
export const PlayerName = memo(function PlayerName({ player }: PlayerNameProps) {
  const { worn = [] } = player
  const cosmetic = useLazyChunk(loadCosmetic, worn.length > 0)
  const theme = cosmetic.status === 'ready' ? cosmetic.exports.wornTheme(worn) : undefined
  return (
    <span className="pq-player-name">
      <PlayerCharacter player={player} />
      <span className={theme && 'pq-worn'} data-worn={theme}>
        {player.displayName}
      </span>
    </span>
  )
})

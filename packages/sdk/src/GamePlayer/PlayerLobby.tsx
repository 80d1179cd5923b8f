import type { PlayerView } from '@pathquest/core/rooms/views'
import { CodeText } from '@pathquest/ui/art/CodeText'
import { Badge } from '@pathquest/ui/Badge'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { Spinner } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useRef } from 'react'
import { modeName } from '../game/mode-name'
import { PlayerName } from '../players/PlayerName'
import type { PlayerActions } from './player-props'

export interface PlayerLobbyProps extends Pick<PlayerActions, 'onMove' | 'onReact'> {
  view: PlayerView
  headingLevel?: HeadingLevel
  /** The focused element was removed: the title takes the focus. */
  takesFocus?: boolean
}

/** Loaded once the lobby is shown; if loading fails, the field is plain. */
const loadArt = () => import('@pathquest/ui/art/landscape')
const loadHow = () => import('@pathquest/modes/HowItGoes')
const loadCrews = () => import('../game/LobbyCrews')
const loadOwnCharacter = () => import('./OwnCharacter')

/** Waiting for the start: the player with name and character, the game, the other players. */
export function PlayerLobby(props: PlayerLobbyProps) {
  const { view, onMove, headingLevel = 1, takesFocus = false } = props
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const { game, you, players } = view
  const known = players.find(({ playerId }) => playerId === you.playerId) ?? you
  const own = useLazyChunk(loadOwnCharacter, true)
  const art = useLazyChunk(loadArt, true)
  const how = useLazyChunk(loadHow, true)
  const crews = useLazyChunk(loadCrews, view.crews !== undefined)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusOn(title, takesFocus ? 'lobby' : null)
  const Heading = `h${headingLevel}` as 'h1'
  const Second = `h${Math.min(headingLevel + 1, 4)}` as 'h2'
  return (
    <div className="pq-lobby">
      <section className="pq-banner pq-lobby-hero">
        {art.status === 'ready' && (
          <art.exports.Terrain seed={game.gameCode} width={520} height={220} />
        )}
        <p>{player('player.lobbyName')}</p>
        <p className="pq-lobby-name">{you.displayName}</p>
        <div className="pq-lobby-you">
          {own.status === 'ready' && (
            <own.exports.OwnCharacter player={known} onMove={onMove} onReact={props.onReact} />
          )}
        </div>
        <div className="pq-row">
          <Badge>{modeName(t, game)}</Badge>
          <Badge lang={t.contentLang}>{game.title}</Badge>
          <Badge variant="reward">{t('game.waiting')}</Badge>
        </div>
        {art.status === 'ready' && <art.exports.Ridge seed={game.gameCode} width={520} />}
      </section>
      <section className="pq-lobby-wait" role="status">
        <Heading ref={title} tabIndex={-1}>
          {player(you.nameWish ? 'player.nameWaits' : 'player.lobbyTitle')}
        </Heading>
        <p className="pq-muted">
          {you.nameWish
            ? player('player.nameWaitsText', { wish: you.nameWish, name: you.displayName })
            : player('player.lobbyText')}
        </p>
        <Spinner />
      </section>
      {crews.status === 'ready' && <crews.exports.LobbyCrews view={view} onMove={onMove} />}
      {how.status === 'ready' && <how.exports.HowItGoes mode={game.mode} />}
      <section>
        <Second className="pq-lobby-count">{t('game.players', { count: players.length })}</Second>
        <ul className="pq-names">
          {players.map((one) => (
            <li
              key={one.playerId}
              className="pq-name"
              data-you={one.playerId === you.playerId || undefined}
            >
              <PlayerName player={one} />
            </li>
          ))}
        </ul>
      </section>
      <p className="pq-muted pq-lobby-code">
        {t('game.code')}{' '}
        <b>
          <CodeText code={game.gameCode} />
        </b>
      </p>
    </div>
  )
}

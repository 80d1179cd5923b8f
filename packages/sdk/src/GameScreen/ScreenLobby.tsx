import type { LobbyPlayer } from '@pathquest/core/rooms/views'
import { CodePlate } from '@pathquest/ui/art/landscape/Ridge'
import { Terrain } from '@pathquest/ui/art/landscape/Terrain'
import { Badge } from '@pathquest/ui/Badge'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { memo, type ReactNode, useMemo } from 'react'
import { modeName } from '../game/mode-name'
import { Figure } from '../game/Reactions'
import { ShownPictures } from '../game/ShownPictures'
import type { RecentReaction } from '../live/live-state'
import { PlayerCharacter } from '../players/PlayerName'
import { ScreenHead, type ScreenPartProps, type ScreenSlots } from './ScreenFrame'

const loadCrews = () => import('../game/LobbyCrews')

/** The more there are, the smaller they are, so that a whole class is seen. */
const crowdOf = (players: number): 'few' | 'class' | 'many' | 'hall' =>
  players <= 12 ? 'few' : players <= 30 ? 'class' : players <= 60 ? 'many' : 'hall'

const NO_REACTIONS: readonly RecentReaction[] = []

function byPlayer(reactions: readonly RecentReaction[]): Map<string, RecentReaction[]> {
  const groups = new Map<string, RecentReaction[]>()
  for (const reaction of reactions) {
    const group = groups.get(reaction.playerId)
    if (group) group.push(reaction)
    else groups.set(reaction.playerId, [reaction])
  }
  return groups
}

interface PlayerFigureProps {
  player: LobbyPlayer
  reactions: readonly RecentReaction[]
}

/** Rendered again only if this player has changed: a whole class joins one after the other. */
const PlayerFigure = memo(function PlayerFigure({ player, reactions }: PlayerFigureProps) {
  return (
    <li data-lost={!player.connected || undefined}>
      <Figure reactions={reactions}>
        <PlayerCharacter player={player} isSilent />
      </Figure>
      <span className="pq-figure-name">{player.displayName}</span>
    </li>
  )
})

interface LobbyEntryProps extends Pick<ScreenSlots, 'entry' | 'joinAddress' | 'qr'> {
  code: string
  mode: string
  title: ReactNode
}

/** The map, and how to join: the same for all who come in, and so rendered once. */
const LobbyEntry = memo(function LobbyEntry(props: LobbyEntryProps) {
  const { code, mode, title, entry, joinAddress, qr } = props
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  return (
    <>
      <Terrain seed={code} width={1920} height={1080} />
      <ScreenHead route="var(--pq-blaze)">
        <Badge>{mode}</Badge>
        <Badge lang={t.contentLang}>{title}</Badge>
        <Badge variant="reward">{t('game.waiting')}</Badge>
      </ScreenHead>
      <section className="pq-screen-join">
        {entry ?? (
          <>
            <div>
              {joinAddress && (
                <h1>
                  {screen.parts('screen.joinAt', {
                    address: (
                      <b key="address" className="pq-screen-address">
                        {joinAddress}
                      </b>
                    ),
                  })}
                </h1>
              )}
              <CodePlate code={code} label={t('game.codeSpelled', { code: [...code].join(' ') })} />
            </div>
            {qr && <div className="pq-qr">{qr}</div>}
          </>
        )}
      </section>
    </>
  )
})

/** The address, the code, and the players, who walk in on the map. */
export function ScreenLobby({ view, state, now, entry, joinAddress, qr }: ScreenPartProps) {
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  const step = useMessages(shownStepMessages)
  const { game, players } = view
  const crews = useLazyChunk(loadCrews, view.crews !== undefined)
  const reactions = useMemo(() => byPlayer(state.reactions), [state.reactions])
  return (
    <div className="pq-screen-lobby">
      <LobbyEntry
        code={game.gameCode}
        mode={modeName(t, game)}
        title={game.title}
        entry={entry}
        joinAddress={joinAddress}
        qr={qr}
      />
      {view.secondStep && (
        <section className="pq-screen-step">
          <h2>{step('step.screen')}</h2>
          <ShownPictures shown={view.secondStep} clockOffsetMs={state.clockOffsetMs} now={now} />
        </section>
      )}
      {view.crews && players.some(({ crew }) => crew !== undefined) ? (
        <section className="pq-screen-crews">
          {crews.status === 'ready' && <crews.exports.LobbyCrews view={view} />}
        </section>
      ) : game.oneDevice && players.length === 0 ? null : (
        <section className="pq-screen-players">
          <h2>
            {players.length === 0
              ? screen('screen.waitingFor')
              : t('game.players', { count: players.length })}
          </h2>
          <ul data-crowd={crowdOf(players.length)}>
            {players.map((player) => (
              <PlayerFigure
                key={player.playerId}
                player={player}
                reactions={reactions.get(player.playerId) ?? NO_REACTIONS}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

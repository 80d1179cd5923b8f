import type { Json } from '@pathquest/core/json'
import { CREW_MOVE, type LobbyCrews as Crews } from '@pathquest/core/rooms/lobby-crews'
import type { GameView, LobbyPlayer } from '@pathquest/core/rooms/views'
import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { crewsMessages } from '@pathquest/ui/messages/en/crews'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PlayerName } from '../players/PlayerName'

export interface LobbyCrewsProps {
  view: GameView
  headingLevel?: HeadingLevel | undefined
  /** A player's; host and projector have none. */
  onMove?: ((type: string, fields: Readonly<Record<string, Json>>) => unknown) | undefined
}

/** Who is in which team before the game starts; a player may join one where the host lets them. */
export function LobbyCrews({ view, headingLevel = 2, onMove }: LobbyCrewsProps) {
  const t = useMessages(crewsMessages)
  const { crews, players } = view
  if (!crews) return null
  const you = view.role === 'player' ? view.you.playerId : null
  const own = players.find(({ playerId }) => playerId === you)
  const mayChoose = crews.by === 'players' && own !== undefined && onMove !== undefined
  const Heading = `h${headingLevel}` as 'h2'
  return (
    <section className="pq-crews">
      <Heading className="pq-lobby-count">{t('crews.title')}</Heading>
      <p className="pq-muted">
        {t(`crews.${crews.by}`)} {crews.by !== 'chance' && t('crews.rest')}
      </p>
      <ul className="pq-crews-list">
        {membersIn(crews, players).map(({ number, members }) => (
          <li key={number} className="pq-card">
            <p>
              <b>{t('crews.team', { number })}</b>{' '}
              <span className="pq-muted">
                {t('crews.size', { count: members.length, most: crews.most })}
              </span>
            </p>
            {members.length === 0 ? (
              <p className="pq-muted">{t('crews.nobody')}</p>
            ) : (
              <ul className="pq-names">
                {members.map((player) => (
                  <li
                    key={player.playerId}
                    className="pq-name"
                    data-you={player.playerId === you || undefined}
                  >
                    <PlayerName player={player} />
                  </li>
                ))}
              </ul>
            )}
            {mayChoose && (
              <Button
                size="sm"
                aria-pressed={own.crew === number}
                disabled={own.crew !== number && members.length >= crews.most}
                onClick={() =>
                  void onMove(CREW_MOVE, { crew: own.crew === number ? null : number })
                }
              >
                {t(own.crew === number ? 'crews.leave' : 'crews.join', { number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const membersIn = ({ count }: Crews, players: readonly LobbyPlayer[]) =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    members: players.filter(({ crew }) => crew === i + 1),
  }))

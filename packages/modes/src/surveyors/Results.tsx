import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { BOARD, HexBoard } from './HexBoard'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Summary {
  teams: number[]
  owner: number[]
  peaks: number[]
  starts: number[]
  /** Land of each team after every round. */
  rounds: number[][]
}

interface Own {
  team: number | null
  named: number
  taken: number
}

/** The map as it was drawn: whose land is the most, and since when. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const all = summary as unknown as Summary | null
  const own = ownEnding as unknown as Own | null
  if (!all || all.rounds.length === 0) return children
  const lands = all.rounds.at(-1) ?? []
  const most = Math.max(...lands)
  const leaders = lands.filter((land) => land === most).length
  const winner = lands.indexOf(most)
  const title =
    leaders > 1
      ? t('end.level')
      : t('end.won', { number: all.teams[winner] ?? winner + 1, count: most })
  const since = 1 + all.rounds.findLastIndex((round) => !isAhead(round, winner)) + 1
  return (
    <>
      <section className="pq-own-scene">
        <h2>{t('end.title')}</h2>
        <svg
          className="pq-scene"
          viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
          style={own ? { height: 220 } : undefined}
          role="img"
          aria-label={title}
        >
          <HexBoard board={{ ...all, last: null }} />
        </svg>
        <p>
          {title} {leaders === 1 && t('end.since', { round: since })}{' '}
          {own && own.named > 0 && t('end.own', { count: own.named, taken: own.taken })}
        </p>
      </section>
      {children}
    </>
  )
}

const isAhead = (lands: readonly number[], team: number): boolean =>
  lands.every((land, i) => i === team || land < (lands[team] ?? 0))

import type { Award } from '@pathquest/core/highlights/awards'
import type { GameView } from '@pathquest/core/rooms/views'
import { Terrain } from '@pathquest/ui/art/landscape/Terrain'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { highlightsMessages } from '@pathquest/ui/messages/en/highlights'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useRowName } from '../Leaderboard/LeaderboardRow'
import { PlayerCharacter } from '../players/PlayerName'

export interface GameHighlightsProps {
  view: GameView
  headingLevel?: HeadingLevel
  /** The player whose page this is: their award stands first, on its own. */
  youId?: string
}

/** One picture of this game: what decided it, what the class did together, and the awards. */
export function GameHighlights({ view, headingLevel = 2, youId }: GameHighlightsProps) {
  const t = useMessages(highlightsMessages)
  const { highlights, leaderboard, game } = view
  const nameOf = useRowName()
  if (!highlights) return null
  const { decided, together, awards } = highlights
  const rowOf = (playerId: string) => leaderboard.find((row) => row.playerId === playerId)
  const turner = decided && rowOf(decided.playerId)
  const Heading = `h${headingLevel}` as 'h2'
  const Second = `h${Math.min(headingLevel + 1, 4)}` as 'h3'
  const others = awards.flatMap((award) => {
    const row = award.playerId === youId ? undefined : rowOf(award.playerId)
    return row ? [{ award, row }] : []
  })
  return (
    <section className="pq-highlights">
      <div className="pq-banner">
        <Terrain seed={game.gameCode} width={520} height={220} cells={32} />
        <Heading>{t('highlights.title')}</Heading>
        {turner && (
          <p className="pq-highlights-turn">
            <PlayerCharacter player={turner} isSilent />
            <span>
              {t(decided.isThroughout ? 'highlights.throughout' : 'highlights.turned', {
                name: nameOf(turner),
                number: decided.index + 1,
              })}
            </span>
          </p>
        )}
        <ul className="pq-highlights-facts">
          <li>
            {t('highlights.together', { count: together.rightAnswers, total: together.answers })}
          </li>
          {together.allRight > 0 && (
            <li>{t('highlights.allRight', { count: together.allRight })}</li>
          )}
          {together.hardest && (
            <li>
              {t('highlights.hardest', {
                number: together.hardest.index + 1,
                right: together.hardest.right,
                answered: together.hardest.answered,
              })}
            </li>
          )}
        </ul>
      </div>
      {others.length > 0 && (
        <>
          <Second className="pq-highlights-awards">{t('highlights.awards')}</Second>
          <ul className="pq-awards">
            {others.map(({ award, row }) => (
              <li key={award.award}>
                <PlayerCharacter player={row} isSilent />
                <span>
                  <AwardText award={award} />
                  <span>{nameOf(row)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The award of this page's player; nothing without one. */
export function OwnAward({ view, youId }: { view: GameView; youId: string }) {
  const t = useMessages(highlightsMessages)
  const award = view.highlights?.awards.find(({ playerId }) => playerId === youId)
  const row = view.leaderboard.find(({ playerId }) => playerId === youId)
  if (!award || !row) return null
  return (
    <div className="pq-card pq-own-award">
      <PlayerCharacter player={row} isSilent />
      <p>
        <span className="pq-muted">{t('highlights.yours')}</span>
        <AwardText award={award} />
      </p>
    </div>
  )
}

function AwardText({ award: { award, count } }: { award: Award }) {
  const t = useMessages(highlightsMessages)
  return (
    <>
      <b>{t(`award.${award}`)}</b>
      <span className="pq-muted">{t(`award.${award}.why`, { count, seconds: count / 10 })}</span>
    </>
  )
}

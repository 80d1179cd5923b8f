import type { GameReport, ReportPlayer, ReportQuestion } from '@pathquest/core/contracts'
import { answerText } from '@pathquest/kinds/answer-text'
import { hasTies } from '@pathquest/sdk/Leaderboard/TieNote'
import { PlayerName } from '@pathquest/sdk/players/PlayerName'
import { Badge, EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { Link } from 'react-router'
import { analyticsMessages } from '../../messages/en/analytics'
import { ScrollTable } from '../../shell/ScrollTable'
import { JoinGuest } from './JoinGuest'
import { answerLetter } from './QuestionItem'

interface PlayersTableProps {
  report: GameReport
  /** Names are not links there. */
  isInCourse: boolean
}

/** All players with their answers, question by question in the order of play. */
export function PlayersTable({ report, isInCourse }: PlayersTableProps) {
  const t = useMessages(analyticsMessages)
  const board = useMessages(leaderboardMessages)
  const byPlace = report.players.flatMap(({ placement, score }) =>
    placement === null ? [] : [{ rank: placement, score }],
  )
  const questions = [...report.questions].sort((a, b) => a.index - b.index)
  if (report.players.length === 0) return <EmptyState title={t('report.noPlayers')} />
  const seated = new Set(report.players.flatMap(({ profileId }) => profileId ?? []))
  const isForgotten = report.players.some(({ displayName }) => displayName === '')
  return (
    <>
      {isForgotten && <p className="pq-muted">{t('report.forgotten')}</p>}
      <ScrollTable className="game-report-table" label={t('report.students')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('report.name')}</th>
              <th scope="col">{t('report.place')}</th>
              <th scope="col">{t('report.points')}</th>
              <th scope="col">{t('report.right')}</th>
              {questions.map(({ index, question }) => (
                <th key={question.id} scope="col">
                  <abbr title={question.text}>{t('analytics.number', { number: index + 1 })}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.players.map((player) => (
              <tr key={player.playerId}>
                <th scope="row">
                  <Name player={player} isLink={!isInCourse} />
                  {player.isGuest && (
                    <>
                      {' '}
                      <Badge variant="outline">{t('report.guest')}</Badge>
                    </>
                  )}
                  {player.isGuest && !isInCourse && (
                    <JoinGuest sessionId={report.sessionId} guest={player} seated={seated} />
                  )}
                </th>
                <td>{player.placement ?? t('analytics.none')}</td>
                <td>{player.score}</td>
                <td>
                  {t('report.rightOf', { right: player.correctAnswers, all: player.totalAnswers })}
                </td>
                {questions.map((asked) => (
                  <td key={asked.question.id}>
                    <Answer player={player} asked={asked} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {hasTies(byPlace) && <p className="pq-board-more">{board('leaderboard.ties')}</p>}
    </>
  )
}

interface NameProps {
  player: ReportPlayer
  isLink: boolean
}

function Name({ player, isLink }: NameProps) {
  const { profileId, displayName } = player
  const t = useMessages(analyticsMessages)
  const name = (
    <PlayerName player={{ ...player, displayName: displayName || t('report.formerName') }} />
  )
  if (profileId === null || !isLink) return name
  return (
    <Link className="pq-link" to={`/students/${profileId}`}>
      {name}
    </Link>
  )
}

function Answer({ player, asked }: { player: ReportPlayer; asked: ReportQuestion }) {
  const t = useMessages(analyticsMessages)
  const given = player.answers.find(({ questionId }) => questionId === asked.question.id)
  if (!given) {
    return (
      <>
        <span aria-hidden="true">{t('analytics.none')}</span>
        <span className="pq-hidden">
          {t(asked.wasAsked ? 'report.noAnswer' : 'report.notAsked')}
        </span>
      </>
    )
  }
  const [mark, word] =
    given.share === null
      ? (['•', 'report.given'] as const)
      : given.share === 1
        ? (['✓', 'report.right'] as const)
        : given.share > 0
          ? (['½', 'report.partly'] as const)
          : (['✗', 'report.wrong'] as const)
  const text = answerText(asked.question, given.answer, t.locale) ?? t('analytics.none')
  return (
    <span className="game-report-mark" data-mark={word} title={text}>
      <span aria-hidden="true">{mark}</span>
      {/* A tooltip is neither visible in print nor on a touch screen. */}
      <span aria-hidden="true" className="game-report-chosen">
        {answerLetter(asked.question, given.answer) ?? text}
      </span>
      <span className="pq-hidden">
        {t(word)}: {text}
      </span>
    </span>
  )
}

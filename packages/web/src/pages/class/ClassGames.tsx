import type { ClassDetail, ClassGame } from '@pathquest/core/contracts'
import { ON_PAPER } from '@pathquest/core/rooms/game-choices'
import { modeName } from '@pathquest/modes/texts'
import { Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { classPageMessages } from '../../messages/en/class-page'
import { ShareBar, toneOf } from '../../plots/ShareBar'
import { ScrollTable } from '../../shell/ScrollTable'

/** The games that were hosted for a class: who was there, and how it went. */
export function ClassGames({ detail: { games, students } }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  if (games.length === 0)
    return (
      <Card title={t('class.gamesTitle')}>
        <EmptyState title={t('class.noGames')} text={t('class.noGamesText')} />
      </Card>
    )
  return (
    <Card title={t('class.gamesTitle')} className="class-card">
      <ScrollTable className="class-table class-games" label={t('class.gamesTitle')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('class.set')}</th>
              <th scope="col">{t('class.present')}</th>
              <th scope="col">{t('class.right')}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <GameLine key={game.sessionId} game={game} all={students.length} />
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <p className="pq-muted">{t('class.definition')}</p>
    </Card>
  )
}

function GameLine({ game, all }: { game: ClassGame; all: number }) {
  const t = useMessages(classPageMessages)
  const { locale } = useLanguage()
  const { sessionId, questionSetTitle: title, present, others, accuracy } = game
  const isOnPaper = game.gameMode === ON_PAPER
  return (
    <tr>
      <th scope="row">
        {game.isHost ? (
          <Link className="pq-link" to={`/analytics/games/${sessionId}`} lang={t.contentLang}>
            {title}
          </Link>
        ) : (
          <span lang={t.contentLang}>{title}</span>
        )}
        <span className="class-note">
          {modeName(game.gameMode, locale)}
          {' · '}
          {formatDay(game.endedAt, locale)}
        </span>
      </th>
      <td>
        {isOnPaper ? t('class.papers', { count: others }) : t('class.presentOf', { present, all })}
        {others > 0 && !isOnPaper && (
          <span className="class-note">{t('class.others', { count: others })}</span>
        )}
      </td>
      <td>
        {accuracy === null ? (
          <>
            <span aria-hidden="true">{t('class.none')}</span>
            <span className="pq-hidden">{t('class.noAnswers')}</span>
          </>
        ) : (
          <span className="class-share">
            <ShareBar share={accuracy / 100} tone={toneOf(accuracy / 100)} />
            {t('class.percent', { percent: accuracy })}
          </span>
        )}
      </td>
    </tr>
  )
}

import './child-games.css'
import type { ChildGames as Games } from '@pathquest/core/contracts'
import { Loading } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useChildGames } from '../../api/families'
import { formatDay } from '../../formats'
import { childrenMessages } from '../../messages/en/children'
import { RetryError } from '../../shell/RetryError'

const SHOWN = 5
/** A week begins in UTC: at noon it is Monday in America, too. */
const NOON_MS = 12 * 3_600_000

/** What a child has played: week by week, and each game of the last month. */
export function ChildGames({ childId }: { childId: string }) {
  const t = useMessages(childrenMessages)
  const { data, error, refetch, isFetching } = useChildGames(childId)
  if (data)
    return (
      <>
        <h3>{t('children.weeks')}</h3>
        <Weeks weeks={data.weeks} />
        {data.weeks.some(({ games }) => games > 0) && (
          <>
            <h3>{t('children.lastGames')}</h3>
            <LastGames games={data.games} />
          </>
        )}
      </>
    )
  if (!error) return <Loading text={t('children.gamesLoading')} />
  return (
    <RetryError busy={isFetching} onRetry={() => void refetch()}>
      {t('children.gamesFailed')}
    </RetryError>
  )
}

/** A bar for each week: as high as it had games, with the share of right answers below. */
function Weeks({ weeks }: Pick<Games, 'weeks'>) {
  const t = useMessages(childrenMessages)
  const { locale } = useLanguage()
  const most = Math.max(1, ...weeks.map(({ games }) => games))
  if (weeks.every(({ games }) => games === 0)) {
    return <p className="pq-muted">{t('children.noWeeks')}</p>
  }
  return (
    <ol className="child-weeks">
      {weeks.map(({ from, games, answered, correct }) => {
        const percent = percentOf(correct, answered)
        return (
          <li key={from}>
            <span className="pq-hidden">
              {t('children.week', { date: formatDay(from + NOON_MS, locale), count: games })}
              {percent !== null && ` ${t('children.right', { percent })}`}
            </span>
            <span aria-hidden="true" className="child-weeks-count">
              {games || ''}
            </span>
            <span
              aria-hidden="true"
              className="child-weeks-bar"
              style={{ blockSize: `${Math.round((games / most) * 64)}px` }}
            />
            <span aria-hidden="true" className="child-weeks-right">
              {percent === null ? '' : t('children.percent', { percent })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function LastGames({ games }: Pick<Games, 'games'>) {
  const t = useMessages(childrenMessages)
  const [first, others] = [games.slice(0, SHOWN), games.slice(SHOWN)]
  if (games.length === 0) return <p className="pq-muted">{t('children.noLastGames')}</p>
  return (
    <>
      <GameRows games={first} />
      {others.length > 0 && (
        <details className="child-games-more">
          <summary>{t('children.moreGames', { count: others.length })}</summary>
          <GameRows games={others} />
        </details>
      )}
    </>
  )
}

function GameRows({ games }: Pick<Games, 'games'>) {
  const t = useMessages(childrenMessages)
  const { locale } = useLanguage()
  return (
    <ul className="child-games">
      {games.map(({ id, title, at, answered, correct, isClassGame }) => {
        const percent = percentOf(correct, answered)
        return (
          <li key={id}>
            <b lang={t.contentLang}>{title}</b>
            <span className="pq-muted">
              {formatDay(at, locale)} · {t(isClassGame ? 'children.inClass' : 'children.alone')}
            </span>
            <span>
              {percent === null ? t('children.noAnswersLabel') : t('children.right', { percent })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const percentOf = (correct: number, answered: number): number | null =>
  answered === 0 ? null : Math.round((100 * correct) / answered)

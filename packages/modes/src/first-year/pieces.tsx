import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { WatchedView } from '../kits/personal/personal-rules'
import { WhoIsDone } from '../kits/personal/WhoIsDone'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { goalPrice } from './budget'
import { ClassGoals } from './ClassGoals'
import { ClassYear } from './ClassYear'
import { Deciding } from './Deciding'
import { OwnYear } from './OwnYear'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useYearWords } from './use-year-words'
import type { ClassYear as ClassView, YearView } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const { t, money, months, balance } = useYearWords()
  const year = props.modeView as unknown as YearView
  const { at, step, job, goal, home, travel, cash, plan, payYear } = year
  const isPaused = props.paused || props.view.pausedByHost !== undefined
  const isUnderWay = at !== 'career' && at !== 'goal'
  const price = goal && goalPrice(goal, job?.monthly ?? 0)
  const saving = goal && price && t('saving', { goal: t(`goal.${goal}`), amount: money(price) })
  const label = [step > 0 && months(step - 1), balance(year), saving].filter(Boolean).join('. ')
  return (
    <div className="pq-stack">
      {isUnderWay && (
        <div className="pq-own-scene" style={{ margin: 0 }}>
          <OwnYear
            {...{ step, home, travel, goal }}
            share={price ? cash / price : 0}
            label={label}
          />
          <div className="pq-row" role="status">
            {plan > 0 ? <b>{balance(year)}</b> : <Badge variant="solid">{balance(year)}</Badge>}
            {saving && <span className="pq-muted">{saving}</span>}
          </div>
        </div>
      )}
      {isPaused && <p role="status">{t('paused')}</p>}
      <Deciding {...props} year={year} isHeld={isPaused || props.busy !== null} />
      <p className="pq-muted">{t('prices', { year: payYear })}</p>
    </div>
  )
}

type Seen = WatchedView<ClassView>

function useMonth(month: number) {
  const t = useTexts(en, es)
  if (month === 0) return t('class.start')
  return month >= 12 ? t('class.over') : t('class.month', { month })
}

export function Host({ view, modeView }: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const seen = modeView as unknown as Seen
  const month = useMonth(seen.class.month)
  return (
    <div className="pq-stack">
      <ClassYear month={seen.class.month} label={t('class.scene', { month })} />
      <WhoIsDone
        view={view}
        seen={seen}
        count={t('class.done', { count: seen.done, all: seen.players })}
        names={(names) => t('host.done', { names })}
        locale={t.locale}
      />
      {seen.class.goals && <ClassGoals goals={seen.class.goals} />}
      <p className="pq-muted">{t('host.private')}</p>
    </div>
  )
}

export function Screen({ modeView }: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const { class: seen, done, players } = modeView as unknown as Seen
  const month = useMonth(seen.month)
  return (
    <>
      <h1 style={{ fontSize: 'clamp(30px, 2.8vw, 60px)' }}>{month}</h1>
      <ClassYear
        month={seen.month}
        label={t('class.scene', { month })}
        style={{ flex: '1 1 0px', minHeight: '18vh' }}
      />
      <p style={{ fontSize: '1.15em' }}>{t('class.done', { count: done, all: players })}</p>
      {seen.goals ? <ClassGoals goals={seen.goals} /> : <p>{t('class.few')}</p>}
    </>
  )
}

export const texts = { en, es }

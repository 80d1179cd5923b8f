import type { Plan } from '@pathquest/core/contracts'
import { LogoMark } from '@pathquest/ui/art'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { createContext, type ReactNode, useContext } from 'react'
import { formatDay } from '../formats'
import { interestsMessages } from '../messages/en/interests'
import { planMessages } from '../messages/en/plan'
import '../shell/paper.css'
import './plan-sheet.css'
import { ReflectionWords } from './ReflectionWords'
import { ReviewList } from './ReviewList'
import { schoolYearParts } from './school-year'

/** As many as stand on a page with the rest; how many there are stands beside them. */
const EXPLORED = 24

interface PlanSheetProps {
  plan: Plan
  /** Of its title. */
  headingLevel?: 1 | 2
}

/** A year on one page: what adults read, and what is printed. */
export function PlanSheet({ plan, headingLevel = 2 }: PlanSheetProps) {
  const t = useMessages(planMessages)
  const { locale } = useLanguage()
  const Title = `h${headingLevel}` as const
  const title = t('plan.of', { name: plan.student.displayName })
  return (
    <article className="paper-sheet plan-sheet" aria-label={title}>
      <header className="plan-sheet-head">
        <div>
          <Title>{title}</Title>
          <p>
            {t('plan.year', schoolYearParts(plan.year))}
            {' · '}
            {plan.handedInAt === null
              ? t('plan.notHandedIn')
              : t('plan.handedIn', { date: formatDay(plan.handedInAt, locale) })}
          </p>
        </div>
        <p className="plan-sheet-brand">
          <LogoMark route="currentColor" />
          Pathquest
        </p>
      </header>
      <PartLevel value={headingLevel === 1 ? 'h2' : 'h3'}>
        <div className="plan-sheet-columns">
          <Goals goals={plan.goals} />
          <Saved saved={plan.saved} />
          <Interests interests={plan.interests} />
          <Reflections reflections={plan.reflections} />
          <Explored explored={plan.explored} />
          <Games plan={plan} />
          <Reviews reviews={plan.reviews} />
        </div>
      </PartLevel>
    </article>
  )
}

interface PartProps {
  title: string
  /** Instead of an empty part. */
  none: string | null
  children: ReactNode
}

const PartLevel = createContext<'h2' | 'h3'>('h3')

function Part({ title, none, children }: PartProps) {
  const Heading = useContext(PartLevel)
  return (
    <section className="plan-sheet-part">
      <Heading>{title}</Heading>
      {none === null ? children : <p className="plan-sheet-none">{none}</p>}
    </section>
  )
}

function Goals({ goals }: Pick<Plan, 'goals'>) {
  const t = useMessages(planMessages)
  const { locale } = useLanguage()
  return (
    <Part title={t('plan.goals')} none={goals.length === 0 ? t('plan.noGoals') : null}>
      <ul>
        {goals.map(({ text, nextStep, setAt, doneAt }) => (
          <li key={`${setAt} ${text}`}>
            <b>{text}</b>
            {nextStep && <span>{t('plan.nextStep', { step: nextStep })}</span>}
            <small>
              {doneAt === null
                ? t('plan.open')
                : t('plan.done', { date: formatDay(doneAt, locale) })}
            </small>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Saved({ saved }: Pick<Plan, 'saved'>) {
  const t = useMessages(planMessages)
  return (
    <Part title={t('plan.saved')} none={saved.length === 0 ? t('plan.noSaved') : null}>
      <ul>
        {saved.map(({ career, reason }) => (
          <li key={career.id}>
            <b lang={t.contentLang}>{career.title}</b>
            {reason && <span>{t('plan.why', { reason })}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Interests({ interests }: Pick<Plan, 'interests'>) {
  const t = useMessages(planMessages)
  const names = useMessages(interestsMessages)
  const none =
    interests === null
      ? t('plan.noInterests')
      : interests.strongest.length === 0
        ? t('plan.levelInterests')
        : null
  return (
    <Part title={t('plan.interests')} none={none}>
      <ol className="plan-sheet-interests">
        {interests?.strongest.map((one) => (
          <li key={one}>{names(`interests.${one}`)}</li>
        ))}
      </ol>
    </Part>
  )
}

function Reflections({ reflections }: Pick<Plan, 'reflections'>) {
  const t = useMessages(planMessages)
  const { locale } = useLanguage()
  return (
    <Part
      title={t('plan.reflections')}
      none={reflections.length === 0 ? t('plan.noReflections') : null}
    >
      <ul>
        {reflections.map((one) => (
          <li key={one.id}>
            <ReflectionWords of={one} />
            <small>
              {formatDay(one.at, locale)}
              {one.career && (
                <>
                  {' · '}
                  <span lang={t.contentLang}>{one.career.title}</span>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Explored({ explored }: Pick<Plan, 'explored'>) {
  const t = useMessages(planMessages)
  const { locale } = useLanguage()
  return (
    <Part title={t('plan.explored')} none={explored.length === 0 ? t('plan.noExplored') : null}>
      <ul className="plan-sheet-lines">
        {explored.slice(0, EXPLORED).map(({ career, games, at }) => (
          <li key={career.id}>
            <b lang={t.contentLang}>{career.title}</b>
            <small>{t('plan.exploredWhen', { date: formatDay(at, locale), count: games })}</small>
          </li>
        ))}
        {explored.length > EXPLORED && (
          <li>{t('plan.exploredMore', { count: explored.length - EXPLORED })}</li>
        )}
      </ul>
    </Part>
  )
}

function Games({ plan: { games, mindsets } }: { plan: Plan }) {
  const t = useMessages(planMessages)
  return (
    <Part title={t('plan.games')} none={null}>
      <p>
        {t('plan.played', { count: games.played })} {games.answered > 0 && t('plan.correct', games)}
      </p>
      <ul className="plan-sheet-lines">
        {mindsets.map(({ mindset, games: count }) => (
          <li key={mindset}>
            <b>{t(`plan.${mindset}`)}</b>
            <small>{t('plan.mindsetGames', { count })}</small>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Reviews({ reviews }: Pick<Plan, 'reviews'>) {
  const t = useMessages(planMessages)
  return (
    <Part title={t('plan.reviews')} none={reviews.length === 0 ? t('plan.noReviews') : null}>
      <ReviewList reviews={reviews} />
    </Part>
  )
}

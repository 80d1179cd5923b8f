import type { Plan } from '@pathquest/core/contracts'
import { CERTIFICATE_CAREERS } from '@pathquest/core/plans/plan-limits'
import { Button, buttonLook, Card, WholeWords } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { interestsMessages } from '../../messages/en/interests'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'

const SHOWN = 8

/** Careers of games, with when; from ten on there is a certificate. */
export function Explored({ explored, exploredEver }: Pick<Plan, 'explored' | 'exploredEver'>) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const { locale } = useLanguage()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? explored : explored.slice(0, SHOWN)
  const missing = CERTIFICATE_CAREERS - exploredEver
  return (
    <Card title={plan('plan.explored')} className="my-plan-card">
      {explored.length === 0 && <p className="pq-muted">{plan('plan.noExplored')}</p>}
      {shown.length > 0 && (
        <ul className="my-plan-lines">
          {shown.map(({ career, games, at }) => (
            <li key={career.id}>
              <Link
                className="pq-link"
                to={`/careers?career=${encodeURIComponent(career.id)}`}
                lang={plan.contentLang}
              >
                <WholeWords>{career.title}</WholeWords>
              </Link>
              <span className="pq-muted">
                {plan('plan.exploredWhen', { date: formatDay(at, locale), count: games })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < explored.length && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t('myPlan.showAll', { count: explored.length })}
        </Button>
      )}
      {missing > 0 ? (
        <p>{t('myPlan.certificateSoon', { count: missing })}</p>
      ) : (
        <div className="my-plan-certificate">
          <p>{t('myPlan.certificateEarned', { count: exploredEver })}</p>
          <Link to="/my-plan/certificate" {...buttonLook()}>
            {t('myPlan.certificate')}
          </Link>
        </div>
      )}
    </Card>
  )
}

/** The strongest interests, or the way to find them. */
export function MyInterests({ interests }: Pick<Plan, 'interests'>) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const names = useMessages(interestsMessages)
  return (
    <Card title={plan('plan.interests')} className="my-plan-card">
      {interests === null ? (
        <p className="pq-muted">{t('myPlan.interestsHint')}</p>
      ) : interests.strongest.length === 0 ? (
        <p className="pq-muted">{plan('plan.levelInterests')}</p>
      ) : (
        <ol className="my-plan-interests">
          {interests.strongest.map((one) => (
            <li key={one}>
              <b>{names(`interests.${one}`)}</b>
              <span className="pq-muted">{names(`interests.${one}Note`)}</span>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Link to="/interests" {...buttonLook({ size: 'sm' })}>
          {t(interests === null ? 'myPlan.startInterests' : 'myPlan.toInterests')}
        </Link>
      </div>
    </Card>
  )
}

/** How many games, and what they practised. */
export function MyGames({ games, mindsets }: Pick<Plan, 'games' | 'mindsets'>) {
  const t = useMessages(planMessages)
  return (
    <Card title={t('plan.games')} className="my-plan-card">
      <p>
        {t('plan.played', { count: games.played })} {games.answered > 0 && t('plan.correct', games)}
      </p>
      {mindsets.length > 0 && (
        <ul className="my-plan-lines">
          {mindsets.map(({ mindset, games: count }) => (
            <li key={mindset}>
              <b>{t(`plan.${mindset}`)}</b>
              <span className="pq-muted">{t('plan.mindsetGames', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

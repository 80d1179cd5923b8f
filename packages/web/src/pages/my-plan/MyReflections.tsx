import type { Plan, PlanReflection } from '@pathquest/core/contracts'
import { Button, Card, InlineError } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useDeleteReflection } from '../../api/plans'
import { formatDay } from '../../formats'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'
import { ReflectionWords } from '../../plans/ReflectionWords'
import { toasts } from '../../shell/Toasts'

/** As many as are read without scrolling far. */
const SHOWN = 6

/** What was answered after games, latest first. */
export function MyReflections({ reflections }: Pick<Plan, 'reflections'>) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? reflections : reflections.slice(0, SHOWN)
  return (
    <Card title={plan('plan.reflections')} className="my-plan-card">
      <p className="pq-muted">{t('myPlan.reflectionsHint')}</p>
      {shown.length > 0 && (
        <ul className="my-plan-rows">
          {shown.map((one) => (
            <ReflectionRow key={one.id} of={one} />
          ))}
        </ul>
      )}
      {shown.length < reflections.length && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t('myPlan.showAll', { count: reflections.length })}
        </Button>
      )}
    </Card>
  )
}

function ReflectionRow({ of }: { of: PlanReflection }) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const { locale } = useLanguage()
  const remove = useDeleteReflection()
  const [isAsking, setAsking] = useState(false)
  const date = formatDay(of.at, locale)
  return (
    <li className="my-reflection">
      <ReflectionWords of={of} />
      <div className="my-reflection-foot">
        <span className="pq-muted">
          {date}
          {of.career && (
            <>
              {' · '}
              <span lang={plan.contentLang}>{of.career.title}</span>
            </>
          )}
        </span>
        {isAsking ? (
          <fieldset className="pq-row">
            <legend>{t('myPlan.deleteSure')}</legend>
            <Button
              size="sm"
              variant="danger"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(of.id, { onSuccess: () => void toasts.success(t('myPlan.deleted')) })
              }
            >
              {t('myPlan.deleteYes')}
            </Button>
            {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
            <Button size="sm" autoFocus onClick={() => setAsking(false)}>
              {t('myPlan.keep')}
            </Button>
          </fieldset>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('myPlan.deleteReflection', { date })}
            onClick={() => setAsking(true)}
          >
            {t('myPlan.delete')}
          </Button>
        )}
      </div>
      {remove.isError && <InlineError>{t('myPlan.changeFailed')}</InlineError>}
    </li>
  )
}

import type { Plan, PlanReflection } from '@pathquest/core/contracts'
import { Button, Card, InlineError } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
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
  const remove = useDeleteReflection()
  const frame = useRef<HTMLDivElement>(null)
  const shown = isAll ? reflections : reflections.slice(0, SHOWN)
  return (
    <Card title={plan('plan.reflections')} className="my-plan-card">
      <div ref={frame} tabIndex={-1} className="my-plan-card my-plan-quiet">
        <p className="pq-muted">{t('myPlan.reflectionsHint')}</p>
        {shown.length > 0 && (
          <ul className="my-plan-rows">
            {shown.map((one) => (
              <ReflectionRow
                key={one.id}
                of={one}
                isDeleting={remove.isPending && remove.variables === one.id}
                hasFailed={remove.isError && remove.variables === one.id}
                onDelete={(id) =>
                  remove.mutate(id, {
                    onSuccess: () => {
                      toasts.success(t('myPlan.deleted'))
                      // Its buttons are gone: the keyboard goes on here.
                      frame.current?.focus()
                    },
                  })
                }
              />
            ))}
          </ul>
        )}
        {shown.length < reflections.length && (
          <Button size="sm" onClick={() => setAll(true)}>
            {t('myPlan.showAll', { count: reflections.length })}
          </Button>
        )}
      </div>
    </Card>
  )
}

interface ReflectionRowProps {
  of: PlanReflection
  isDeleting: boolean
  hasFailed: boolean
  onDelete: (id: string) => void
}

function ReflectionRow({ of, isDeleting, hasFailed, onDelete }: ReflectionRowProps) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const { locale } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { id } = of
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
          <ConfirmDelete
            isDeleting={isDeleting}
            onDelete={() => onDelete(id)}
            onKeep={() => setAsking(false)}
          />
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
      {hasFailed && <InlineError>{t('myPlan.changeFailed')}</InlineError>}
    </li>
  )
}

interface ConfirmDeleteProps {
  isDeleting: boolean
  onDelete: () => void
  onKeep: () => void
}

/** Where the button was that was pressed; the safe answer has the focus. */
function ConfirmDelete({ isDeleting, onDelete, onKeep }: ConfirmDeleteProps) {
  const t = useMessages(myPlanMessages)
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('button:last-child')?.focus(), [])
  return (
    <fieldset ref={frame} className="pq-row">
      <legend>{t('myPlan.deleteSure')}</legend>
      <Button size="sm" variant="danger" busy={isDeleting} onClick={onDelete}>
        {t('myPlan.deleteYes')}
      </Button>
      <Button size="sm" onClick={onKeep}>
        {t('myPlan.keep')}
      </Button>
    </fieldset>
  )
}

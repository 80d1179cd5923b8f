import type { PlanGoal } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, Checkbox } from '@pathquest/ui'
import { plusIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { areGoalsChanged } from '../../api/plans'
import { formatDay } from '../../formats'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'
import { useErrorText } from '../../messages/use-error-text'
import { ConcernHelp } from '../../plans/ConcernHelp'
import { RetryError } from '../../shell/RetryError'
import { GoalForm } from './GoalForm'
import { mayAddGoal, placeOf } from './goal-draft'
import { useGoals } from './use-goals'

/** Three goals at most, each with its next step, written and ticked where they stand. */
export function Goals({ goals }: { goals: readonly PlanGoal[] }) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const frame = useRef<HTMLDivElement>(null)
  const state = useGoals(goals)
  const errorText = useErrorText()
  const { shown, draft } = state
  const place = draft ? placeOf(goals, draft) : -1
  const isNew = draft !== null && place < 0
  const isFull = isNew && !mayAddGoal(goals)
  /** The form is gone: the keyboard goes on at the button that opened it. */
  const focusOpener = (at: number | null) =>
    requestAnimationFrame(() =>
      frame.current
        ?.querySelector<HTMLElement>(at === null ? '[data-add]' : `[data-edit="${at}"]`)
        ?.focus(),
    )
  const faultOf = (error: Error) =>
    areGoalsChanged(error)
      ? errorText(toApiError(error))
      : t(draft ? 'myPlan.notSaved' : 'myPlan.changeFailed')
  const form = draft && (
    <GoalForm
      draft={draft}
      isKept={state.isKept}
      isSaving={state.isSaving}
      error={isFull ? t('myPlan.goalsFull') : state.error && faultOf(state.error)}
      onChange={state.edit}
      onSave={() => !isFull && state.save(() => focusOpener(isNew ? goals.length : place))}
      onCancel={() => {
        state.close()
        focusOpener(isNew ? null : place)
      }}
    />
  )
  return (
    <Card title={plan('plan.goals')} className="my-plan-card">
      <p className="pq-muted">{t('myPlan.goalsHint')}</p>
      <div ref={frame} className="my-plan-card">
        {shown.length > 0 && (
          <ul className="goal-list">
            {shown.map((goal, at) =>
              draft && at === place ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its place
                <li key={at}>{form}</li>
              ) : (
                <GoalRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its place
                  key={at}
                  at={at}
                  text={goal.text}
                  nextStep={goal.nextStep ?? ''}
                  isDone={goal.isDone ?? false}
                  doneAt={goals[at]?.doneAt ?? null}
                  isSaving={state.isSaving}
                  onTick={(isDone) => state.tick(at, isDone)}
                  onEdit={() =>
                    state.begin({
                      of: goal.text,
                      text: goal.text,
                      nextStep: goal.nextStep ?? '',
                    })
                  }
                  onRemove={() => state.remove(at, () => focusOpener(null))}
                />
              ),
            )}
          </ul>
        )}
        {state.error && !draft && <RetryError>{faultOf(state.error)}</RetryError>}
        {state.concern && <ConcernHelp concern={state.concern} onClose={state.forgetConcern} />}
        <p className="my-plan-state" role="status">
          {state.isSaved && t('myPlan.goalSaved')}
        </p>
        {isNew && form}
        {!draft && mayAddGoal(goals) && (
          <Button
            data-add
            icon={plusIcon}
            onClick={() => state.begin({ of: null, text: '', nextStep: '' })}
          >
            {t('myPlan.addGoal')}
          </Button>
        )}
      </div>
    </Card>
  )
}

interface GoalRowProps {
  at: number
  text: string
  nextStep: string
  isDone: boolean
  doneAt: number | null
  isSaving: boolean
  onTick: (isDone: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

function GoalRow({ at, text, nextStep, isDone, doneAt, isSaving, ...on }: GoalRowProps) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const { locale } = useLanguage()
  return (
    <li className="goal" data-done={isDone || undefined}>
      <Checkbox
        label={<b>{text}</b>}
        aria-label={t('myPlan.tick', { goal: text })}
        aria-disabled={isSaving || undefined}
        checked={isDone}
        onChange={(next) => !isSaving && on.onTick(next)}
      />
      {nextStep && <p>{plan('plan.nextStep', { step: nextStep })}</p>}
      {doneAt !== null && isDone && (
        <p className="pq-muted">{plan('plan.done', { date: formatDay(doneAt, locale) })}</p>
      )}
      <div className="pq-row">
        <Button
          data-edit={at}
          size="sm"
          aria-label={t('myPlan.editGoal', { goal: text })}
          onClick={on.onEdit}
        >
          {t('myPlan.edit')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={isSaving}
          aria-label={t('myPlan.removeGoalName', { goal: text })}
          onClick={on.onRemove}
        >
          {t('myPlan.removeGoal')}
        </Button>
      </div>
    </li>
  )
}

import { GOAL_TEXT_MAX } from '@pathquest/core/plans/plan-limits'
import { Button, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { myPlanMessages } from '../../messages/en/my-plan'
import type { GoalDraft } from './goal-draft'

interface GoalFormProps {
  draft: GoalDraft
  /** It was found in this browser, and is not from now. */
  isKept: boolean
  isSaving: boolean
  error: string | null
  onChange: (draft: GoalDraft) => void
  onSave: () => void
  onCancel: () => void
}

/** A goal and its next step, where the goal stands. */
export function GoalForm(props: GoalFormProps) {
  const { draft, isKept, isSaving, error, onChange, onSave, onCancel } = props
  const t = useMessages(myPlanMessages)
  const [isMissing, setMissing] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // Not for one that was found: it is not what somebody has just pressed.
  useEffect(() => {
    if (!isKept) first.current?.focus()
  }, [isKept])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const isEmpty = draft.text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) first.current?.focus()
    else onSave()
  }
  return (
    <form className="goal-form" onSubmit={submit} noValidate>
      {isKept && <p className="pq-muted">{t('myPlan.kept')}</p>}
      <TextField
        inputRef={first}
        label={t('myPlan.goal')}
        hint={t('myPlan.goalExample')}
        error={isMissing ? t('myPlan.goalRequired') : undefined}
        value={draft.text}
        maxLength={GOAL_TEXT_MAX}
        autoComplete="off"
        onChange={(text) => {
          onChange({ ...draft, text })
          setMissing(false)
        }}
      />
      <TextField
        label={t('myPlan.step')}
        hint={t('myPlan.stepExample')}
        value={draft.nextStep}
        maxLength={GOAL_TEXT_MAX}
        autoComplete="off"
        onChange={(nextStep) => onChange({ ...draft, nextStep })}
      />
      {error && <InlineError>{error}</InlineError>}
      <div className="pq-row">
        <Button type="submit" variant="primary" busy={isSaving}>
          {t(isSaving ? 'myPlan.saving' : 'myPlan.saveGoal')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('myPlan.cancel')}
        </Button>
      </div>
    </form>
  )
}

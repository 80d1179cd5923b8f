import type { PlanWritten } from '@pathquest/core/contracts'
import { REASON_MAX } from '@pathquest/core/plans/plan-limits'
import { Button, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePutReason } from '../api/plans'
import { myPlanMessages } from '../messages/en/my-plan'
import { planMessages } from '../messages/en/plan'
import { ConcernHelp } from './ConcernHelp'
import './reason-editor.css'

interface ReasonEditorProps {
  careerId: string
  title: string
  /** Empty: there is none yet. */
  reason: string
}

/** Why a career was saved: a line, and on demand the field for it. */
export function ReasonEditor({ careerId, title, reason }: ReasonEditorProps) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const put = usePutReason()
  const [text, setText] = useState<string | null>(null)
  /** On /careers the reason is not asked for again. */
  const [saved, setSaved] = useState<string | null>(null)
  const [concern, setConcern] = useState<PlanWritten['concern']>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = text !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const known = saved ?? reason
  const close = () => {
    put.reset()
    setText(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text === null || put.isPending) return
    put.mutate(
      { careerId, reason: text },
      {
        onSuccess: (answer) => {
          setSaved(text.trim())
          setText(null)
          setConcern(answer.concern)
        },
      },
    )
  }
  return (
    <div className="reason-editor">
      {text === null ? (
        <div className="reason-line">
          {known && <p>{plan('plan.why', { reason: known })}</p>}
          <button
            ref={opener}
            type="button"
            className="pq-link"
            aria-label={t(known ? 'myPlan.editReasonName' : 'myPlan.addReasonName', {
              career: title,
            })}
            onClick={() => setText(known)}
          >
            {t(known ? 'myPlan.edit' : 'myPlan.addReason')}
          </button>
          <span role="status" className="pq-muted">
            {saved !== null && t('myPlan.reasonSaved')}
          </span>
        </div>
      ) : (
        <form className="reason-form" onSubmit={submit} noValidate>
          <TextField
            inputRef={field}
            label={t('myPlan.reason')}
            value={text}
            maxLength={REASON_MAX}
            autoComplete="off"
            onChange={setText}
          />
          {put.isError && <InlineError>{t('myPlan.reasonFailed')}</InlineError>}
          <div className="pq-row">
            <Button type="submit" size="sm" variant="solid" busy={put.isPending}>
              {t(put.isPending ? 'myPlan.saving' : 'myPlan.saveGoal')}
            </Button>
            <Button size="sm" variant="ghost" onClick={close}>
              {t('myPlan.cancel')}
            </Button>
          </div>
        </form>
      )}
      {concern && <ConcernHelp concern={concern} onClose={() => setConcern(null)} />}
    </div>
  )
}

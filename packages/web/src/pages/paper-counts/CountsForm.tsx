import type { PutPaperGame } from '@pathquest/core/contracts'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, Select, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentClasses } from '../../api/classes'
import { usePutPaperGame } from '../../api/paper-games'
import { paperCountsMessages } from '../../messages/en/paper-counts'
import { useErrorText } from '../../messages/use-error-text'
import { DraftFound } from '../../question-sets/DraftFound'
import { hasSameShape, useDraft } from '../../question-sets/use-draft'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { useClassLabel } from '../classes/class-note'
import {
  type CountedQuestion,
  type CountsForm as Form,
  NOTHING_TYPED,
  readCounts,
  readPapers,
} from './counts-form'
import { QuestionCounts } from './QuestionCounts'

interface CountsFormProps {
  /** Where what was typed is kept until it is saved. */
  draftKey: string
  initial: Form
  questions: readonly CountedQuestion[]
  set: Pick<PutPaperGame, 'questionSetId' | 'updatedAt'>
  saveLabel: string
  /** What to do about an error besides trying again. */
  onRefused?: (error: ApiError) => ReactNode
}

/** How many papers there are, of which class, and how they were answered. */
export function CountsForm(props: CountsFormProps) {
  const { draftKey, questions, set } = props
  const t = useMessages(paperCountsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [initial] = useState(props.initial)
  const draft = useDraft<Form>(draftKey, initial, hasSameShape(initial))
  const put = usePutPaperGame()
  const [problem, setProblem] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problemBox = useRef<HTMLDivElement>(null)
  const { form, change } = draft
  const papers = readPapers(form.papers)
  const typedOf = (id: string) => form.counts[id] ?? NOTHING_TYPED
  const read = questions.map((one) =>
    readCounts(one, typedOf(one.id), papers ?? Number.POSITIVE_INFINITY),
  )
  const refusal = put.error && toApiError(put.error)
  useEffect(() => {
    if (problem || put.error) problemBox.current?.focus()
  }, [problem, put.error])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (put.isPending) return
    put.reset()
    setChecked(true)
    const wrong = read.findIndex(({ fault }) => fault)
    const fault = read[wrong]?.fault
    if (papers === null) return setProblem(t('counts.papersWrong'))
    if (fault) return setProblem(errorText({ code: fault, params: { number: wrong + 1, papers } }))
    if (read.every(({ answered }) => answered === 0)) return setProblem(t('counts.nothing'))
    setProblem('')
    try {
      const { sessionId } = await put.mutateAsync({
        ...set,
        id: form.gameId,
        classId: form.classId || null,
        papers,
        questions: read.map(({ count }) => count),
      })
      draft.clear()
      toasts.success(t('counts.saved'))
      navigate(`/analytics/games/${sessionId}`)
    } catch {
      // Shown below.
    }
  }

  return (
    <form className="pq-stack" noValidate onSubmit={(event) => void save(event)}>
      <DraftFound draft={draft} />
      <Card>
        <div className="pq-stack">
          <ClassOfPapers form={form} onChange={change} />
          <TextField
            label={t('counts.papers')}
            value={form.papers}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...(isChecked && papers === null && { error: t('counts.papersWrong') })}
            onChange={(text) => change({ papers: text })}
          />
        </div>
      </Card>
      <Card title={t('counts.questions')}>
        <p className="pq-muted">{t('counts.hint')}</p>
        <ol className="paper-counts-questions">
          {questions.map((question, place) => (
            <QuestionCounts
              key={question.id}
              question={question}
              number={place + 1}
              typed={typedOf(question.id)}
              papers={papers}
              isChecked={isChecked}
              onChange={(typed) => change({ counts: { ...form.counts, [question.id]: typed } })}
            />
          ))}
        </ol>
      </Card>
      <div ref={problemBox} tabIndex={-1}>
        {(problem || refusal) && (
          <InlineError action={refusal && props.onRefused?.(refusal)}>
            {problem || (refusal && errorText(refusal))}
          </InlineError>
        )}
      </div>
      <div>
        <Button type="submit" variant="primary" busy={put.isPending}>
          {props.saveLabel}
        </Button>
      </div>
    </form>
  )
}

interface ClassOfPapersProps {
  form: Form
  onChange: (change: Partial<Form>) => void
}

/** Nothing for a teacher without classes. */
function ClassOfPapers({ form, onChange }: ClassOfPapersProps) {
  const t = useMessages(paperCountsMessages)
  const labelOf = useClassLabel()
  const { classes, isError, isFetching, refetch } = useCurrentClasses()
  if (isError) {
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {t('counts.classesFailed')}
      </RetryError>
    )
  }
  if (classes.length === 0) return null
  const choose = (classId: string) => {
    const students = classes.find(({ id }) => id === classId)?.students ?? 0
    const isFree = form.papers.trim() === '' && students > 0
    onChange({ classId, ...(isFree && { papers: String(students) }) })
  }
  return (
    <Select
      label={t('counts.class')}
      value={form.classId}
      placeholder={t('counts.noClass')}
      options={classes.map((one) => ({ value: one.id, label: labelOf(one) }))}
      onChange={choose}
    />
  )
}

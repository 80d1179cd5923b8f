import { HOMEWORK_NOTE_MAX, HOMEWORK_TITLE_MAX } from '@pathquest/core/homework/homework-limits'
import { modeName } from '@pathquest/modes/texts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, Select, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentClasses } from '../../api/classes'
import { useGiveHomework } from '../../api/homework'
import { AttemptsField, DueField, OpensField } from '../../homework/WhenFields'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { useErrorText } from '../../messages/use-error-text'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import { RetryError } from '../../shell/RetryError'
import { TextArea } from '../../shell/TextArea'
import { useClassLabel } from '../classes/class-note'
import type { GivenState } from '../homework/HomeworkActions'
import { ContentFields } from './ContentFields'
import {
  changeForm,
  errorsOf,
  type HomeworkErrors,
  type HomeworkForm,
  titleOf,
  toCreateHomework,
} from './homework-form'
import { ModeFields } from './ModeFields'
import '../host-game/host-game.css'
import './new-homework.css'

/** What, how, for whom and until when. */
export function GiveForm({ start }: { start: HomeworkForm }) {
  const t = useMessages(giveHomeworkMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<HomeworkErrors>({})
  const give = useGiveHomework()
  const element = useRef<HTMLFormElement>(null)
  const change = useCallback((changed: Partial<HomeworkForm>) => {
    setForm((current) => changeForm(current, changed))
    setErrors({})
  }, [])
  const title = useTitle(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (give.isPending) return
    const found = errorsOf(form, title, Date.now())
    setErrors(found)
    // Once they are drawn.
    if (Object.keys(found).length > 0)
      return void setTimeout(() => focusFirstInvalid(element.current))
    give.mutate(toCreateHomework(form, title), {
      onSuccess: ({ homework }) => {
        const state: GivenState = { isNew: true }
        void navigate(`/homework/${homework.id}`, { state })
      },
    })
  }
  const problem = errors.sets
    ? t('giveHomework.setsMissing')
    : errors.settings
      ? t('giveHomework.settingsWrong')
      : errors.dates
        ? t(`giveHomework.dates_${errors.dates}`)
        : errors.title
          ? t('giveHomework.titleMissing')
          : give.error && errorText(toApiError(give.error))
  return (
    <form ref={element} className="host-game-form" onSubmit={submit} noValidate>
      <div className="host-game-columns">
        <div className="pq-stack">
          <ContentFields form={form} onChange={change} />
        </div>
        <div className="pq-stack">
          <Card title={t('giveHomework.how')}>
            <ModeFields form={form} onChange={change} />
          </Card>
          <Card title={t('giveHomework.when')}>
            <div className="pq-stack">
              <ForWhom value={form.classId} onChange={(classId) => change({ classId })} />
              <DueField
                label={t('giveHomework.due')}
                hint={t('giveHomework.dueHint')}
                error={errors.dates}
                value={form.due}
                onChange={(due) => change({ due })}
              />
              <OpensField value={form.opens} onChange={(opens) => change({ opens })} />
              <AttemptsField value={form.attempts} onChange={(attempts) => change({ attempts })} />
              <TextField
                label={t('giveHomework.name')}
                {...(errors.title && { error: t('giveHomework.titleMissing') })}
                value={title}
                onChange={(title) => change({ title })}
                maxLength={HOMEWORK_TITLE_MAX}
                autoComplete="off"
              />
              <TextArea
                label={t('giveHomework.note')}
                hint={t('giveHomework.noteHint')}
                value={form.note}
                onChange={(note) => change({ note })}
                maxLength={HOMEWORK_NOTE_MAX}
              />
            </div>
          </Card>
        </div>
      </div>
      <div className="host-game-end">
        {problem && <InlineError>{problem}</InlineError>}
        <p className="host-game-choice">
          {title && (
            <>
              <b>{title}</b>
              {' · '}
            </>
          )}
          {modeName(form.gameMode, t.locale)}
        </p>
        <div className="host-game-actions">
          <Button onClick={() => navigate('/homework')}>{t('giveHomework.cancel')}</Button>
          <Signpost type="submit" size="lg" busy={give.isPending}>
            {t(give.isPending ? 'giveHomework.giving' : 'giveHomework.submit')}
          </Signpost>
        </div>
      </div>
    </form>
  )
}

/** The one that was written, else one that says what is played. */
function useTitle(form: HomeworkForm): string {
  const t = useMessages(giveHomeworkMessages)
  const other =
    form.kind === 'careers' ? t('giveHomework.titleCareers') : modeName(form.gameMode, t.locale)
  return titleOf(form, other)
}

interface ForWhomProps {
  value: string
  onChange: (classId: string) => void
}

/** A class, or whoever has the link. */
function ForWhom({ value, onChange }: ForWhomProps) {
  const t = useMessages(giveHomeworkMessages)
  const labelOf = useClassLabel()
  const { classes, isSuccess, isError, isFetching, refetch } = useCurrentClasses()
  // One that is not there any more, or not the teacher's, must not be sent unseen.
  const isUnknown = isSuccess && value !== '' && !classes.some(({ id }) => id === value)
  useEffect(() => {
    if (isUnknown) onChange('')
  }, [isUnknown, onChange])
  if (isError)
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {t('giveHomework.classesFailed')}
      </RetryError>
    )
  return (
    <Select
      label={t('giveHomework.for')}
      hint={t('giveHomework.forHint')}
      value={value}
      placeholder={t('giveHomework.anyone')}
      options={classes.map((one) => ({ value: one.id, label: labelOf(one) }))}
      onChange={onChange}
    />
  )
}

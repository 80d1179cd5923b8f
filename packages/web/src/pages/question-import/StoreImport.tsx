import type { ImportedSet } from '@pathquest/core/contracts'
import {
  GRADES,
  QUESTIONS_PER_SET_MAX,
  SET_TITLE_MAX,
  SUBJECTS,
} from '@pathquest/core/question-sets/set-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Card, Checkbox, InlineError, Loading, Select, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type NewSet, useTargetSet } from '../../api/uploads'
import { questionImportMessages } from '../../messages/en/question-import'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { countRows, type EditedRow, readyQuestions, readyRows } from './edited-rows'
import { type ImportWork, type NewSetErrors, useStoring, validateNewSet } from './use-storing'

interface StoreImportProps {
  work: ImportWork
  /** The set that the questions are added to; null: a new one. */
  setId: string | null
  onStored: () => void
}

const NOTHING_SAID: ImportedSet = {
  description: null,
  subject: '',
  gradeLevel: [],
  difficultyLevel: 'medium',
  tags: [],
}

/** The target of the questions: a new set or an existing one. */
export function StoreImport({ work, setId, onStored }: StoreImportProps) {
  const t = useMessages(questionImportMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const target = useTargetSet(setId)
  const [form, setForm] = useState<NewSet>(() => ({
    ...(work.set ?? NOTHING_SAID),
    title: work.title ?? '',
  }))
  const [errors, setErrors] = useState<NewSetErrors>({})
  const storing = useStoring(setId)
  /** As they were sent: a refusal refers to one of them. */
  const [sent, setSent] = useState<EditedRow[]>([])
  const { where } = (storing.refused === null ? undefined : sent[storing.refused]) ?? {}
  const problem = storing.error && errorText(storing.error)
  const counts = countRows(work.rows)
  const room = QUESTIONS_PER_SET_MAX - (target.data?.totalQuestions ?? 0)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = setId === null ? validateNewSet(form) : {}
    setErrors(found)
    if (Object.keys(found).length > 0 || storing.isStoring) return
    const questions = readyQuestions(work.rows)
    setSent(readyRows(work.rows))
    const stored = await storing.store(form, questions)
    if (!stored) return
    onStored()
    toasts.success(t('questionImport.stored', { count: questions.length }))
    if (stored.imagesLeftOut > 0) {
      toasts.info(t('questionImport.imagesLeftOut', { count: stored.imagesLeftOut }))
    }
    navigate(`/question-sets/${stored.setId}`)
  }
  if (setId !== null && target.isPending) return <Loading text={t('questionImport.loadingSet')} />
  if (setId !== null && target.error) {
    return (
      <RetryError onRetry={() => void target.refetch()}>
        {errorText(toApiError(target.error))}
      </RetryError>
    )
  }
  const isFull = counts.ready > room
  return (
    <Card
      title={
        target.data
          ? t('questionImport.intoSet', { title: target.data.title })
          : t('questionImport.intoNew')
      }
    >
      <form className="question-import-store" onSubmit={submit} noValidate>
        {setId === null && (
          <>
            <TextField
              label={t('questionImport.setTitle')}
              value={form.title}
              maxLength={SET_TITLE_MAX}
              error={errors.title && t(errors.title)}
              onChange={(title) => setForm({ ...form, title })}
            />
            <Select
              label={t('questionImport.subject')}
              value={form.subject}
              placeholder={t('questionImport.chooseSubject')}
              error={errors.subject && t(errors.subject)}
              options={SUBJECTS.map((value) => ({ value, label: value, lang: t.contentLang }))}
              onChange={(subject) => setForm({ ...form, subject })}
            />
            <fieldset className="question-import-grades">
              <legend>{t('questionImport.grades')}</legend>
              <div>
                {GRADES.map((grade) => (
                  <Checkbox
                    key={grade}
                    label={String(grade)}
                    checked={form.gradeLevel.includes(grade)}
                    onChange={(isChosen) =>
                      setForm({
                        ...form,
                        gradeLevel: GRADES.filter((one) =>
                          one === grade ? isChosen : form.gradeLevel.includes(one),
                        ),
                      })
                    }
                  />
                ))}
              </div>
              {errors.gradeLevel && (
                <p className="question-import-field-error" role="alert">
                  {t(errors.gradeLevel)}
                </p>
              )}
            </fieldset>
          </>
        )}
        {counts.mend > 0 && (
          <p className="question-import-note">
            {t('questionImport.mendFirst', { count: counts.mend })}
          </p>
        )}
        {isFull && (
          <InlineError>{t('questionImport.noRoom', { room: Math.max(0, room) })}</InlineError>
        )}
        {problem && (
          <InlineError>
            {where
              ? t('questionImport.rowRefused', {
                  place: t(`questionImport.${where.place}`, { number: where.number }),
                  problem,
                })
              : problem}
            {storing.done > 0 && ` ${t('questionImport.goOn', { done: storing.done })}`}
          </InlineError>
        )}
        {storing.isStoring && (
          <progress
            className="question-import-progress"
            aria-label={t('questionImport.storing')}
            max={counts.ready}
            value={storing.done}
          />
        )}
        <Signpost
          type="submit"
          size="lg"
          busy={storing.isStoring}
          disabled={counts.ready === 0 || isFull}
        >
          {storing.isStoring
            ? t('questionImport.storing')
            : t('questionImport.store', { count: counts.ready })}
        </Signpost>
      </form>
    </Card>
  )
}

import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import type { QuestionSetDetail, QuestionSetSummary } from '@pathquest/core/contracts'
import {
  DIFFICULTIES,
  type Difficulty,
  GRADES,
  SET_DESCRIPTION_MAX,
  SET_TAG_LENGTH_MAX,
  SET_TAGS_MAX,
  SET_TITLE_MAX,
  SUBJECTS,
} from '@pathquest/core/question-sets/set-choices'
import { NEW_SET } from '@pathquest/core/question-sets/set-form'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Checkbox, Dialog, FieldError, Select, Switch, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSetPublishing } from '../api/question-set'
import { setEditorMessages } from '../messages/en/set-editor'
import { setReviewMessages } from '../messages/en/set-reviews'
import { useErrorText } from '../messages/use-error-text'
import { TextArea } from '../shell/TextArea'
import { CareerField } from './CareerField'
import { DraftFound, SaveFailed } from './DraftFound'
import { type SetForm, setFieldsFrom, toSetForm } from './set-fields'
import { hasSameShape, useDraft } from './use-draft'
import { useSaveSet } from './use-save-set'
import { SetVersion, VersionsDialog } from './VersionsDialog'
import './editor.css'

interface SetEditorProps {
  /** Absent: a new one. */
  set?: QuestionSetSummary
  onSaved: (set: QuestionSetDetail) => void
  onClose: () => void
}

/** The dialog that creates a question set, or edits its metadata. */
export function SetEditor({ set, onSaved, onClose }: SetEditorProps) {
  const t = useMessages(setEditorMessages)
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  return (
    <Dialog
      open
      size="lg"
      title={t(set ? 'setEditor.changeSet' : 'setEditor.newSet')}
      closeLabel={t('setEditor.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('setEditor.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isSaving}>
            {t(set ? 'setEditor.save' : 'setEditor.saveNewSet')}
          </Button>
        </>
      }
    >
      <SetFormFields formId={formId} set={set} onSaved={onSaved} onSaving={setSaving} />
    </Dialog>
  )
}

interface SetFormFieldsProps extends Pick<SetEditorProps, 'set' | 'onSaved'> {
  formId: string
  /** Reported to the button, which is outside of the form. */
  onSaving: (isSaving: boolean) => void
}

function SetFormFields({ formId, set, onSaved, onSaving }: SetFormFieldsProps) {
  const t = useMessages(setEditorMessages)
  const errorText = useErrorText()
  const element = useRef<HTMLFormElement>(null)
  const initial = useMemo(
    () => toSetForm(set ? setFieldsFrom(set) : NEW_SET, set?.careerTitle),
    [set],
  )
  const draft = useDraft<SetForm>(`set-${set?.id ?? 'new'}`, initial, hasSameShape(initial))
  const { form, change } = draft
  const saving = useSaveSet(set, (saved) => {
    draft.clear()
    onSaved(saved)
  })
  useEffect(() => onSaving(saving.isSaving), [onSaving, saving.isSaving])
  const text = (code: SetErrorCode | undefined) =>
    code && errorText({ code, params: { max: SET_TAGS_MAX, length: SET_TAG_LENGTH_MAX } })
  const { errors } = saving
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.save(form)
    requestAnimationFrame(() =>
      element.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], [aria-invalid=true] input')
        ?.focus(),
    )
  }
  const toggle = (grade: number, isOn: boolean) =>
    change({
      gradeLevel: isOn
        ? [...form.gradeLevel, grade].sort((a, b) => a - b)
        : form.gradeLevel.filter((one) => one !== grade),
    })
  const gradesId = useId()
  const mayPublish = !set || set.right === 'creator'
  const publicNote = usePublicNote(set)
  return (
    <form ref={element} id={formId} className="set-form" noValidate onSubmit={submit}>
      <DraftFound draft={draft} />
      <TextField
        label={t('setEditor.title')}
        value={form.title}
        onChange={(title) => change({ title })}
        error={text(errors.title)}
        maxLength={SET_TITLE_MAX}
        autoComplete="off"
      />
      <TextArea
        label={t('setEditor.description')}
        value={form.description}
        onChange={(description) => change({ description })}
        maxLength={SET_DESCRIPTION_MAX}
      />
      <div className="set-form-pair">
        <Select
          label={t('setEditor.subject')}
          placeholder={t('setEditor.chooseSubject')}
          value={form.subject}
          onChange={(subject) => change({ subject })}
          error={text(errors.subject)}
          options={SUBJECTS.map((value) => ({ value, label: value, lang: t.contentLang }))}
        />
        <Select
          label={t('setEditor.sector')}
          placeholder={t('setEditor.noSector')}
          value={form.careerSector}
          onChange={(careerSector) => change({ careerSector })}
          options={CAREER_SECTORS.map((value) => ({ value, label: value, lang: t.contentLang }))}
        />
      </div>
      <fieldset
        aria-invalid={errors.gradeLevel ? true : undefined}
        aria-describedby={errors.gradeLevel ? gradesId : undefined}
      >
        <legend>{t('setEditor.grades')}</legend>
        <div className="set-grades">
          {GRADES.map((grade) => (
            <Checkbox
              key={grade}
              label={t('setEditor.grade', { grade })}
              checked={form.gradeLevel.includes(grade)}
              onChange={(isOn) => toggle(grade, isOn)}
            />
          ))}
        </div>
        {errors.gradeLevel && <FieldError id={gradesId}>{text(errors.gradeLevel)}</FieldError>}
      </fieldset>
      <div className="set-form-pair">
        <Select
          label={t('setEditor.difficulty')}
          value={form.difficultyLevel}
          onChange={(value) => change({ difficultyLevel: value as Difficulty })}
          options={DIFFICULTIES.map((value) => ({ value, label: t(`setEditor.${value}`) }))}
        />
        <CareerField
          label={t('setEditor.career')}
          hint={t('setEditor.careerHint')}
          value={form.career}
          error={saving.isCareerUnknown ? t('setEditor.careerUnknown') : undefined}
          onChange={(career) => change({ career })}
        />
      </div>
      <TextField
        label={t('setEditor.tags')}
        hint={t('setEditor.tagsHint')}
        value={form.tags}
        onChange={(tags) => change({ tags })}
        error={text(errors.tags)}
        autoComplete="off"
      />
      <Switch
        label={
          <span className="pq-radio-text">
            {t('setEditor.public')}
            <span className="pq-radio-note">
              {mayPublish ? publicNote : t('setEditor.publicNotYours')}
            </span>
          </span>
        }
        checked={form.isPublic}
        disabled={!mayPublish}
        onChange={(isPublic) => change({ isPublic })}
      />
      {saving.error !== null && (
        <SaveFailed>
          {t('setEditor.setFailed')} {errorText(toApiError(saving.error))}
        </SaveFailed>
      )}
      {saving.conflict && (
        <VersionsDialog
          mine={<SetVersion set={saving.conflict.mine} career={form.career.typed} />}
          theirs={
            <SetVersion set={saving.conflict.theirs} career={saving.conflict.saved.careerTitle} />
          }
          isSaving={saving.isSaving}
          onKeepMine={saving.keepMine}
          onKeepTheirs={saving.keepTheirs}
          onClose={saving.closeConflict}
        />
      )}
    </form>
  )
}

/** Who sees the set once it is public, and whether it is reviewed before. */
function usePublicNote(set: QuestionSetSummary | undefined): string {
  const t = useMessages(setEditorMessages)
  const review = useMessages(setReviewMessages)
  const { data } = useSetPublishing()
  const state = set?.review?.state
  if (state === 'hidden' || state === 'asked') return review('setReview.waitsAgain')
  const waits = state === 'waiting' || (data?.waits === true && !set?.isPublic)
  return waits ? review('setReview.waitsFirst') : t('setEditor.publicNote')
}

type SetErrorCode = NonNullable<ReturnType<typeof useSaveSet>['errors']['title']>

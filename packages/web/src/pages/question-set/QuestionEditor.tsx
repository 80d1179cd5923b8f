import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  type Difficulty,
  EXPLANATION_MAX,
  POINTS_MAX,
  POINTS_MIN,
  QUESTION_TEXT_MAX,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import { kindFault, newQuestion } from '@pathquest/kinds/question-form'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, Select, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useId, useRef, useState } from 'react'
import { setEditorMessages } from '../../messages/en/set-editor'
import { useErrorText } from '../../messages/use-error-text'
import { DraftFound, SaveFailed } from '../../question-sets/DraftFound'
import { faultInWords } from '../../question-sets/fault-in-words'
import { PlayedQuestion } from '../../question-sets/PlayedQuestion'
import { hasSameShape, useDraft } from '../../question-sets/use-draft'
import { VersionsDialog } from '../../question-sets/VersionsDialog'
import { TextArea } from '../../shell/TextArea'
import { toasts } from '../../shell/Toasts'
import { ImageField } from './ImageField'
import { KindField } from './KindField'
import { QuestionBody } from './QuestionBody'
import {
  type QuestionForm,
  toQuestionFields,
  toQuestionForm,
  useSaveQuestion,
} from './use-save-question'

interface QuestionEditorProps {
  set: QuestionSetDetail
  /** Absent: a new one, at the end. */
  question?: EditableQuestion
  onClose: () => void
}

/** The dialog that edits a question. */
export function QuestionEditor({ set, question, onClose }: QuestionEditorProps) {
  const t = useMessages(setEditorMessages)
  const errorText = useErrorText()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  // As of opening the editor: later changes of the set have no effect here.
  const [opened] = useState({ set, question })
  const [initial] = useState(() => toQuestionForm(question ?? newQuestion()))
  const [isShown, setShown] = useState(false)
  const key = `question-${set.id}-${question?.id ?? 'new'}`
  const draft = useDraft<QuestionForm>(key, initial, hasSameShape(initial))
  const { form, change } = draft
  const saving = useSaveQuestion(
    opened.set,
    opened.question,
    () => {
      draft.clear()
      toasts.success(t(question ? 'setEditor.updatedQuestion' : 'setEditor.addedQuestion'))
      onClose()
    },
    () => {
      draft.clear()
      onClose()
    },
  )
  const { errors, conflict } = saving
  const text = (field: keyof typeof errors) => {
    const code = errors[field]
    return code && errorText({ code })
  }
  /** For the current state: fixed errors disappear. */
  const faultsInWords = () =>
    faultInWords(kindFault(toQuestionFields(form)), form.kind, t.locale, errorText)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.save(toQuestionFields(form))
    requestAnimationFrame(() =>
      element.current
        ?.querySelector<HTMLElement>(
          'input[aria-invalid=true], textarea[aria-invalid=true], [aria-invalid=true] input',
        )
        ?.focus(),
    )
  }
  return (
    <Dialog
      open
      size="lg"
      title={t(question ? 'setEditor.changeQuestion' : 'setEditor.newQuestion')}
      closeLabel={t('setEditor.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('setEditor.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={saving.isSaving}>
            {t(question ? 'setEditor.save' : 'setEditor.addNew')}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} className="set-form" noValidate onSubmit={submit}>
        <DraftFound draft={draft} />
        <TextArea
          label={t('setEditor.questionText')}
          value={form.questionText}
          onChange={(questionText) => change({ questionText })}
          error={text('questionText')}
          maxLength={QUESTION_TEXT_MAX}
        />
        <KindField
          question={form}
          isNew={question === undefined}
          {...(errors.options || errors.kind ? faultsInWords() : { error: undefined })}
          onChange={change}
        />
        <div className="set-form-pair">
          <TextField
            label={t('setEditor.timeLimit')}
            type="number"
            inputMode="numeric"
            min={TIME_LIMIT_MIN_SECONDS}
            max={TIME_LIMIT_MAX_SECONDS}
            value={form.timeLimitSeconds}
            onChange={(timeLimitSeconds) => change({ timeLimitSeconds })}
            error={text('timeLimitSeconds')}
          />
          <TextField
            label={t('setEditor.pointsField')}
            type="number"
            inputMode="numeric"
            min={POINTS_MIN}
            max={POINTS_MAX}
            value={form.points}
            onChange={(points) => change({ points })}
            error={text('points')}
          />
          <Select
            label={t('setEditor.difficulty')}
            value={form.difficulty}
            onChange={(difficulty) => change({ difficulty: difficulty as Difficulty })}
            options={DIFFICULTIES.map((value) => ({ value, label: t(`setEditor.${value}`) }))}
          />
          <Select
            label={t('setEditor.driver')}
            placeholder={t('setEditor.noDriver')}
            value={form.businessDriver}
            onChange={(value) =>
              change({ businessDriver: value as QuestionForm['businessDriver'] })
            }
            options={BUSINESS_DRIVERS.map((value) => ({ value, label: t(`setEditor.${value}`) }))}
          />
        </div>
        <ImageField
          imageUrl={form.imageUrl}
          imageAlt={form.imageAlt ?? ''}
          altError={text('imageAlt')}
          onChange={change}
        />
        <TextArea
          label={t('setEditor.explanation')}
          hint={t('setEditor.explanationHint')}
          value={form.explanation ?? ''}
          onChange={(explanation) => change({ explanation })}
          maxLength={EXPLANATION_MAX}
          rows={2}
        />
        <div className="set-form">
          <div>
            <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {t('setEditor.showPreview')}
            </Button>
          </div>
          {isShown && (
            <div className="question-as-played">
              <PlayedQuestion
                question={{ ...toQuestionFields(form), id: 'preview' }}
                index={question?.orderIndex ?? set.totalQuestions}
                total={set.totalQuestions + (question ? 0 : 1)}
                hasAnswers={false}
              />
            </div>
          )}
        </div>
        {saving.error !== null && (
          <SaveFailed>
            {t('setEditor.questionFailed')} {errorText(toApiError(saving.error))}
          </SaveFailed>
        )}
      </form>
      {conflict && (
        <VersionsDialog
          mine={<QuestionBody question={conflict.mine} />}
          theirs={
            conflict.theirs ? (
              <QuestionBody question={conflict.theirs} />
            ) : (
              <p>{t('setEditor.theirsGone')}</p>
            )
          }
          isSaving={saving.isSaving}
          onKeepMine={saving.keepMine}
          onKeepTheirs={saving.keepTheirs}
          onClose={saving.closeConflict}
        />
      )}
    </Dialog>
  )
}

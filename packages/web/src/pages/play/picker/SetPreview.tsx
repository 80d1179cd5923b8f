import type { QuestionSetPreview, QuestionSetSummary } from '@pathquest/game-core/contracts'
import { Icon } from '@pathquest/sdk/art'
import { checkIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Badge, Button, Dialog, EmptyState, Switch } from '@pathquest/sdk/ui'
import { useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { ChooseFromPreview } from './ChoiceButtons'
import { useSetPreview } from './picker-queries'
import { SetBadges } from './SetCard'
import { LoadFailed, LoadingShelf } from './Shelf'

export interface SetPreviewProps {
  set: QuestionSetSummary
  isChosen: boolean
  isMultiple: boolean
  onToggle: () => void
  onClose: () => void
}

/** Every question of a set as students get it; with the answers when the teacher asks for them. */
export function SetPreview({ set, onClose, ...toggle }: SetPreviewProps) {
  const t = useMessages(pickerMessages)
  const { data, error, refetch } = useSetPreview(set.id)
  const [hasAnswers, setAnswers] = useState(false)
  return (
    <Dialog
      open
      size="lg"
      title={set.title}
      titleLang={t.contentLang}
      closeLabel={t('picker.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('picker.close')}</Button>
          <ChooseFromPreview title={set.title} {...toggle} />
        </>
      }
    >
      <div className="pq-stack">
        {set.description && <p lang={t.contentLang}>{set.description}</p>}
        <SetBadges set={set} />
        {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <LoadingShelf />)}
        {data?.questions.length === 0 && <EmptyState title={t('picker.noQuestions')} />}
        {data && data.questions.length > 0 && (
          <>
            <Switch
              label={
                <span className="pq-radio-text">
                  {t('picker.showAnswers')}
                  <span className="pq-radio-note">{t('picker.answersNote')}</span>
                </span>
              }
              checked={hasAnswers}
              onChange={setAnswers}
            />
            <ol className="picker-questions">
              {data.questions.map((question) => (
                <PreviewedQuestion key={question.id} question={question} hasAnswers={hasAnswers} />
              ))}
            </ol>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface PreviewedQuestionProps {
  question: QuestionSetPreview['questions'][number]
  hasAnswers: boolean
}

function PreviewedQuestion({ question, hasAnswers }: PreviewedQuestionProps) {
  const t = useMessages(pickerMessages)
  return (
    <li className="picker-question">
      <p className="picker-question-text" lang={t.contentLang}>
        {question.questionText}
      </p>
      {question.imageUrl && <img src={question.imageUrl} alt="" loading="lazy" />}
      <ul className="picker-options">
        {question.options.map((option, index) => {
          const isShown = hasAnswers && option.isCorrect
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no id and never move
            <li key={index} className="picker-option" data-right={isShown || undefined}>
              {isShown && <Icon icon={checkIcon} />}
              <span>
                <span lang={t.contentLang}>{option.text}</span>
                {isShown && <span className="pq-hidden"> ({t('picker.rightAnswer')})</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {hasAnswers && question.explanation && (
        <p className="picker-why">
          {t.parts('picker.why', {
            text: (
              <span key="text" lang={t.contentLang}>
                {question.explanation}
              </span>
            ),
          })}
        </p>
      )}
      <span className="picker-badges">
        <Badge variant="outline">{t('picker.points', { count: question.points })}</Badge>
        <Badge variant="outline">{t('picker.seconds', { count: question.timeLimitSeconds })}</Badge>
        <Badge variant="outline">{t(`picker.${question.difficulty}`)}</Badge>
      </span>
    </li>
  )
}

import type { EditableQuestion, QuestionSetSummary } from '@pathquest/game-core/contracts'
import { uiMessages, useMessages } from '@pathquest/sdk/messages'
import { Button, Dialog, EmptyState, Loading, Switch } from '@pathquest/sdk/ui'
import { type ReactNode, useState } from 'react'
import { useQuestionSet } from '../api/question-set'
import { questionSetMessages } from '../messages/en/question-sets'
import { RetryError } from '../shell/RetryError'
import { usePages } from '../shell/use-pages'
import { PlayedQuestion } from './PlayedQuestion'
import { SetBadges } from './SetBadges'
import './sets.css'

export interface SetPreviewProps {
  set: QuestionSetSummary
  /** The way on, beside the button that closes. */
  action?: ReactNode
  /** Above the questions. */
  head?: (questions: readonly EditableQuestion[]) => ReactNode
  /** Above each of them. */
  mark?: (question: EditableQuestion, index: number) => ReactNode
  onClose: () => void
}

/** Every question of a set as players get it; with the answers when the teacher asks for them. */
export function SetPreview({ set, action, head, mark, onClose }: SetPreviewProps) {
  const t = useMessages(questionSetMessages)
  const ui = useMessages(uiMessages)
  const { data, error, refetch } = useQuestionSet(set.id)
  return (
    <Dialog
      open
      size="lg"
      title={set.title}
      titleLang={t.contentLang}
      closeLabel={ui('ui.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{ui('ui.close')}</Button>
          {action}
        </>
      }
    >
      <div className="pq-stack">
        {set.description && <p lang={t.contentLang}>{set.description}</p>}
        <SetBadges set={set} />
        {data ? (
          <PreviewedQuestions questions={data.questions} head={head} mark={mark} />
        ) : error ? (
          <RetryError onRetry={() => void refetch()}>{t('sets.previewFailed')}</RetryError>
        ) : (
          <Loading text={ui('ui.loading')} />
        )}
      </div>
    </Dialog>
  )
}

interface PreviewedQuestionsProps extends Pick<SetPreviewProps, 'head' | 'mark'> {
  questions: readonly EditableQuestion[]
}

function PreviewedQuestions({ questions, head, mark }: PreviewedQuestionsProps) {
  const t = useMessages(questionSetMessages)
  const [hasAnswers, setAnswers] = useState(false)
  const { list, shown, more } = usePages<EditableQuestion, HTMLOListElement>(questions)
  if (questions.length === 0) return <EmptyState title={t('sets.noQuestions')} />
  return (
    <>
      <Switch
        label={
          <span className="pq-radio-text">
            {t('sets.showAnswers')}
            <span className="pq-radio-note">{t('sets.answersNote')}</span>
          </span>
        }
        checked={hasAnswers}
        onChange={setAnswers}
      />
      {head?.(questions)}
      <ol ref={list} className="set-questions">
        {shown.map((question, index) => (
          <li key={question.id}>
            {mark?.(question, index)}
            <PlayedQuestion
              question={question}
              index={index}
              total={questions.length}
              hasAnswers={hasAnswers}
            />
          </li>
        ))}
      </ol>
      {more(t('sets.more'))}
    </>
  )
}

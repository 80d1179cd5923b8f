import './sets.css'
import type { EditableQuestion, QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, EmptyState, Switch } from '@pathquest/ui'
import { playIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { useQuestionSet } from '../api/question-set'
import { questionSetMessages } from '../messages/en/question-sets'
import { setListMessages } from '../messages/en/set-list'
import { LookInside } from '../shell/LookInside'
import { usePages } from '../shell/use-pages'
import { PlayedQuestion } from './PlayedQuestion'
import { ReportSet } from './ReportSet'
import { SetBadges } from './SetCard'
import type { useSetActions } from './use-set-actions'

interface PreviewedQuestionsProps {
  questions: readonly EditableQuestion[]
  hasAnswers: boolean
  /** Above them, if there are any. */
  head?: ReactNode
  /** Above each of them. */
  mark?: (question: EditableQuestion, index: number) => ReactNode
}

/** The questions of a set as players see them, paginated. */
export function PreviewedQuestions({ questions, hasAnswers, head, mark }: PreviewedQuestionsProps) {
  const t = useMessages(questionSetMessages)
  const { list, shown, more } = usePages<EditableQuestion, HTMLOListElement>(questions)
  if (questions.length === 0) return <EmptyState title={t('sets.noQuestions')} />
  return (
    <>
      {head}
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

interface SetPreviewProps extends Pick<PreviewedQuestionsProps, 'mark'> {
  set: QuestionSetSummary
  /** An action beside the close button. */
  action?: ReactNode
  /** Above the questions. */
  head?: (questions: readonly EditableQuestion[]) => ReactNode
  onClose: () => void
}

/**
 * Every question of a set as players see it; with the solutions on request. Reporting the set is
 * offered here, wherever it is listed.
 */
export function SetPreview({ set, action, head, mark, onClose }: SetPreviewProps) {
  const t = useMessages(questionSetMessages)
  const [hasAnswers, setAnswers] = useState(false)
  return (
    <LookInside
      title={set.title}
      head={
        <>
          {set.description && <p lang={t.contentLang}>{set.description}</p>}
          <SetBadges set={set} />
          <ReportSet set={set} />
        </>
      }
      action={action}
      query={useQuestionSet(set.id)}
      failed={t('sets.previewFailed')}
      onClose={onClose}
    >
      {({ questions }) => (
        <PreviewedQuestions
          questions={questions}
          hasAnswers={hasAnswers}
          head={
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
            </>
          }
          mark={mark}
        />
      )}
    </LookInside>
  )
}

interface PreviewWithPlayProps {
  set: QuestionSetSummary
  actions: Pick<ReturnType<typeof useSetActions>, 'playAlone' | 'isStarting'>
  onClose: () => void
}

/** A preview of a set, with a button to play it solo. */
export function PreviewWithPlay({ set, actions, onClose }: PreviewWithPlayProps) {
  const t = useMessages(setListMessages)
  return (
    <SetPreview
      set={set}
      onClose={onClose}
      action={
        set.totalQuestions > 0 && (
          <Button
            variant="primary"
            icon={playIcon}
            busy={actions.isStarting}
            onClick={() => void actions.playAlone(set)}
          >
            {t('setList.playAlone')}
          </Button>
        )
      }
    />
  )
}

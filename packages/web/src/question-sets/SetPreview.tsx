import type { EditableQuestion, QuestionSetSummary } from '@pathquest/core/contracts'
import { Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { useQuestionSet } from '../api/question-set'
import { questionSetMessages } from '../messages/en/question-sets'
import { LookInside } from '../shell/LookInside'
import { PreviewedQuestions, type PreviewedQuestionsProps } from './PreviewedQuestions'
import { ReportSet } from './ReportSet'
import { SetBadges } from './SetBadges'
import './sets.css'

export interface SetPreviewProps extends Pick<PreviewedQuestionsProps, 'mark'> {
  set: QuestionSetSummary
  /** The way on, beside the button that closes. */
  action?: ReactNode
  /** Above the questions. */
  head?: (questions: readonly EditableQuestion[]) => ReactNode
  onClose: () => void
}

/**
 * Every question of a set as players get it; with the answers when the teacher asks for them. What
 * is wrong with the set is said here, wherever it is listed.
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

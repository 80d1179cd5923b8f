import type { EditableQuestion } from '@pathquest/core/contracts'
import { EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { questionSetMessages } from '../messages/en/question-sets'
import { usePages } from '../shell/use-pages'
import { PlayedQuestion } from './PlayedQuestion'

export interface PreviewedQuestionsProps {
  questions: readonly EditableQuestion[]
  hasAnswers: boolean
  /** Above them, where there are any. */
  head?: ReactNode
  /** Above each of them. */
  mark?: (question: EditableQuestion, index: number) => ReactNode
}

/** The questions of a set as players get them, some at a time. */
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

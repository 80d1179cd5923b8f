import type { QuestionDraft } from '@pathquest/core/contracts'
import type { Json } from '@pathquest/core/json'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Explanation, QuestionBadges, QuestionText } from '@pathquest/ui/question'
import { useState } from 'react'
import { questionSetMessages } from '../messages/en/question-sets'
import { closedStage, openStage } from './played-question'
import './set-preview.css'

export interface PlayedQuestionProps {
  question: QuestionDraft & { id: string }
  index: number
  total: number
  /** Shown as after its closing: what is right, and why. */
  hasAnswers: boolean
}

/** A question as players see it; an option can be tried. */
export function PlayedQuestion({ question, index, total, hasAnswers }: PlayedQuestionProps) {
  const t = useMessages(questionSetMessages)
  const [answer, setAnswer] = useState<Json>(null)
  const stage = hasAnswers
    ? closedStage(question, index, total, answer)
    : openStage(question, index, total)
  return (
    <div className="played-question pq-widget">
      <span className="set-badges">
        <QuestionBadges header={stage} />
        <Badge variant="outline">{t('sets.seconds', { count: question.timeLimitSeconds })}</Badge>
        <Badge variant="outline">{t(`sets.${question.difficulty}`)}</Badge>
      </span>
      <QuestionText question={stage.question} headingLevel={3} />
      <PlayerAnswers
        stage={stage}
        isAlone
        answer={answer}
        isOpen={!hasAnswers}
        isSending={false}
        onChoose={setAnswer}
      />
      {hasAnswers && <Explanation text={question.explanation} lang={t.contentLang} />}
    </div>
  )
}

import './set-preview.css'
import type { QuestionDraft } from '@pathquest/core/contracts'
import type { Json } from '@pathquest/core/json'
import { keyedFields, publicSolution } from '@pathquest/core/questions/documented-fields'
import { type KeyedQuestion, openQuestion } from '@pathquest/core/questions/questions'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Explanation, QuestionBadges, QuestionText } from '@pathquest/ui/question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { useState } from 'react'
import { questionSetMessages } from '../messages/en/question-sets'

type Written = QuestionDraft & { id: string }

/** A question of a set, as a game would use it. */
const keyedQuestion = (question: Written): KeyedQuestion => ({
  id: question.id,
  kind: question.kind,
  text: question.questionText,
  imageUrl: question.imageUrl,
  imageAlt: question.imageAlt,
  ...keyedFields(question),
  points: question.points,
  timeLimitSeconds: question.timeLimitSeconds,
  difficulty: question.difficulty,
  businessDriver: question.businessDriver,
  explanation: question.explanation,
})

/** A question outside of a game: nobody else answers and no clock runs. */
const shown = (question: Written, index: number, total: number) => ({
  question: openQuestion(keyedQuestion(question)),
  index,
  total,
  openedAt: 0,
  deadline: null,
  limitMs: null,
  answeredCount: 0,
  presentCount: 0,
})

export const openStage = (question: Written, index: number, total: number): QuestionStage => ({
  name: 'question',
  ...shown(question, index, total),
})

/** With the solution, as a player sees it once the question is closed. */
export const closedStage = (
  question: Written,
  index: number,
  total: number,
  answer: Json,
): ResultStage => ({
  name: 'result',
  ...shown(question, index, total),
  counts: [],
  nextAt: null,
  isLast: index === total - 1,
  solution: publicSolution(keyedQuestion(question)),
  yourAnswer: answer,
  yourVerdict: null,
})

interface PlayedQuestionProps {
  question: QuestionDraft & { id: string }
  index: number
  total: number
  /** Shown as after its closing: solution and explanation. */
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

import type { Json } from '@pathquest/core/json'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { Verdict } from '@pathquest/core/rooms/views'
import type { ComponentType } from 'react'

/** What all pieces of a kind get; answers, solutions and counts are in the form of the kind. */
export interface AnswersProps {
  /** Its text and its picture are drawn around. */
  question: OpenQuestion
  isClosed: boolean
  /** null: a survey. Absent while nobody may know it, and while a host keeps it covered. */
  solution?: Json
  /** How the class answered. Absent until it is closed, and where it is not to be shown. */
  counts?: Json
}

/** What a kind's `Player` gets. */
export interface PlayerAnswersProps extends AnswersProps {
  /** Chosen, on its way or kept. */
  answer: Json | null
  /** An answer can still be chosen; it is sent by the button below. */
  isOpen: boolean
  /** The chosen answer is on its way. */
  isSending: boolean
  /** Where results show at once, and after the closing; null: nothing was right or wrong. */
  verdict: Verdict | null
  onChoose(answer: Json): void
}

/** What `pieces.tsx` of a kind exports. */
export interface KindPieces {
  Player: ComponentType<PlayerAnswersProps>
  Host: ComponentType<AnswersProps>
  Screen: ComponentType<AnswersProps>
  /** What is right, in words: read out with the verdict. Absent: nothing is. */
  RightAnswer?: ComponentType<Pick<AnswersProps, 'question' | 'solution'>>
  /** The answer that a key means, wherever the focus is; undefined: none. */
  answerOfKey?(key: string, question: OpenQuestion): Json | undefined
}

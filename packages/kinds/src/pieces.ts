import type { Json } from '@pathquest/core/json'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { Verdict } from '@pathquest/core/rooms/views'
import type { ComponentType } from 'react'

/**
 * Props of all components of a kind; answers, solutions and counts are in the format of the kind.
 */
export interface AnswersProps {
  /** Its text and its picture are drawn outside. */
  question: OpenQuestion
  isClosed: boolean
  /** null: a survey. Absent while it is secret, and while a host has not revealed it. */
  solution?: Json
  /** How the class answered. Absent until it is closed, and where it is not shown. */
  counts?: Json
}

/** What a kind's `Player` gets. */
export interface PlayerAnswersProps extends AnswersProps {
  /** Chosen, being sent or accepted. */
  answer: Json | null
  /** An answer can still be chosen; the button below submits it. */
  isOpen: boolean
  /** The chosen answer is being sent. */
  isSending: boolean
  /** Of `choice`: the options that are known to be wrong, and can no longer be chosen. */
  struck?: readonly number[]
  /** Where results show at once, and after the closing; null: it cannot be right or wrong. */
  verdict: Verdict | null
  /** null: not a whole answer (any more). `isMeant`: false where an arrow key only moved to it. */
  onChoose(answer: Json, isMeant?: boolean): void
  /** Submits what is chosen: by Enter in a field. */
  onSubmit?: (() => void) | undefined
}

/** What a kind's `Host` gets. */
export interface HostAnswersProps extends AnswersProps {
  /** Accepts another answer as right, while the result shows; absent: not now. */
  onAccept?: ((answer: Json) => void) | undefined
}

/** What `pieces.tsx` of a kind exports. */
export interface KindPieces {
  Player: ComponentType<PlayerAnswersProps>
  Host: ComponentType<HostAnswersProps>
  Screen: ComponentType<AnswersProps>
  /** The right answer in words: read out with the verdict. Absent: there is none. */
  RightAnswer?: ComponentType<Pick<AnswersProps, 'question' | 'solution'>>
  /** Whether one tap is a whole answer; absent: it takes several, or typing. */
  isAnsweredByTap?(question: OpenQuestion): boolean
  /** What there is to choose from, to be read aloud after the text; absent: nothing. */
  spoken?(question: OpenQuestion): readonly string[]
  /** The answer that a key selects, wherever the focus is; undefined: none. */
  answerOfKey?(key: string, question: OpenQuestion): Json | undefined
}

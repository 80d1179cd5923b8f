import type { Json } from '../json'
import type { OpenAnswer } from '../kinds/kind'

/** What a mode gives at the end of a game, and for its boards before. */

/** One row per player: input of placement, leaderboards and grades. */
export interface ModeStanding {
  playerId: string
  /** Whole, never below 0. */
  score: number
  correctAnswers: number
  /** Answers that can be right or wrong. */
  totalAnswers: number
  /** Questions shown to this player that can be right or wrong; absent: those of the set. */
  askedQuestions?: number
  /** False for a player who gave no answer or never came back: no place, no reward. */
  tookPart: boolean
  /**
   * 0-1 of what the mode counts as full marks (Class Average, gradebook); null: nothing to grade.
   */
  grade: number | null
}

/** One answer, as it is stored. */
export interface ModeAnswer {
  playerId: string
  questionId: string
  /** 1, 2, … where a question is repeated. */
  attempt: number
  /** JSON of the question's kind. */
  answer: OpenAnswer
  /** null: it cannot be right or wrong. */
  isCorrect: boolean | null
  /** 0-1 of the question's points; null like `isCorrect`. */
  share: number | null
  /** Negative values are sent as 0. */
  pointsEarned: number
  answerTimeMs: number
  answeredAt: number
}

export interface ModeResult {
  /** While the game runs answers are only added, at the end: a room stores what has been added. */
  answers: ModeAnswer[]
  /** Given answers that the host accepted as right during the game. */
  accepted?: { questionId: string; answer: OpenAnswer }[]
  /** XP beyond the documents' formula, by player (team_challenge: the first team). */
  bonusTokens?: Record<string, number>
}

/** What everybody sees of the end, besides standings. */
export interface ModeEnding {
  /** Where `ends` is `shared`. */
  outcome?: 'won' | 'lost'
  /** This game ends without places, although the mode has them: too few players, a setting. */
  isUnranked?: boolean
  /** For the mode's own end components. Players by id, since names are deleted earlier. */
  summary?: Json
}

import type { GameSession } from './store/sessions'

/** The part of its set that a game is made of, beside the driver, which is a setting. */
export interface PartOfSet {
  questionIds?: string[]
  firstQuestions?: number
}

/** Questions of a former game, as they were played there. */
export interface PartOfGame {
  gameId: string
  questionIds: string[]
}

interface Chosen extends PartOfSet {
  fromGame?: PartOfGame
}

/** What is kept of the choice; of a former game it stands in `fromGame`. */
export const partOf = ({ questionIds, firstQuestions, fromGame }: Chosen): Chosen => ({
  ...(questionIds ? { questionIds } : {}),
  ...(firstQuestions ? { firstQuestions } : {}),
  ...(fromGame ? { fromGame } : {}),
})

/** As it was asked for when the game was made. */
export const partOfGame = ({ metadata }: GameSession): Chosen => partOf(metadata)

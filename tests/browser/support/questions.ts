import { questionSets } from '../../../server/test/content'
import { must } from './browser'

const questions = questionSets.flatMap((set) => set.questions)

/** The seed's record of a question, by its text as shown on a screen. */
export const seedQuestion = (text: string) =>
  must(questions.find((question) => question.questionText === text))

export const rightOption = (text: string): string =>
  must(seedQuestion(text).options.find((option) => option.isCorrect)).text

export const wrongOption = (text: string): string =>
  must(seedQuestion(text).options.find((option) => !option.isCorrect)).text

import { sharesWord } from '../../src/content/generator/content-words'
import { unfitPart } from '../../src/names/unfit-text'
import { type CheckedContent, type CheckedQuestion, rightTexts } from './checked-content'

const TEXT_MAX = 140
const OPTION_MAX = 75

const EXCEPTION = /\b(?:NOT|EXCEPT)\b|\bexcept\b|\bleast likely\b/
/** What is asked is what is not so; a "not" in the story before it, or after "that", is fine. */
const NEGATIVE =
  /(?:^|[.!?”:] )(?:which|what|who|where)\b(?:(?! (?:that|who|which|if|when|for|after) )[^.!?])*(?: not|n’t)\b[^.!?]*\?$/i
const POINTING = /\b(?:all|none|both) of the above\b|\b(?:both|neither) [A-D]\b/i
/** Stems that speak of figures. */
const OF_FIGURES = /^(?:pay|growth|jobs|openings|education|interest)-/
const SOURCE = /Source: .+ (?:20\d\d|30\.1)/

const ids = (questions: readonly CheckedQuestion[]): string[] => questions.map(({ id }) => id)

/** Questions and options that are too long for a phone beside a projector. */
export const tooLong = ({ questions }: CheckedContent): string[] =>
  ids(
    questions.filter(
      ({ text, options }) =>
        text.length > TEXT_MAX || options.some((option) => option.length > OPTION_MAX),
    ),
  )

export const negativeStems = ({ questions }: CheckedContent): string[] =>
  ids(questions.filter(({ text }) => EXCEPTION.test(text) || NEGATIVE.test(text)))

export const pointingOptions = ({ questions }: CheckedContent): string[] =>
  ids(questions.filter(({ shown }) => shown.some((text) => POINTING.test(text))))

/** The right option says a word of the career, which everybody sees over the questions. */
export const titleWords = ({ questions }: CheckedContent): string[] =>
  questions.flatMap((question) => {
    const { career, kind, id } = question
    if (!career || kind !== 'choice') return []
    const told = rightTexts(question).find((text) => sharesWord(career.title, text))
    return told === undefined ? [] : `${id}: ${career.title}: ${told}`
  })

/** Whoever shows a figure says whose it is, and of which year. */
export const unsourcedFigures = ({ questions }: CheckedContent): string[] =>
  ids(
    questions.filter(
      ({ stem, explanation }) =>
        stem !== null && OF_FIGURES.test(stem) && !SOURCE.test(explanation),
    ),
  )

export const blockedWords = ({ careers, questionSets, pathkeys }: CheckedContent): string[] => {
  const texts: string[] = []
  JSON.stringify([careers, questionSets, pathkeys], (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts.flatMap((text) => unfitPart(text) ?? [])
}

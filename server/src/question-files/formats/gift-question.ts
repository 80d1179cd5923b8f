import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type {
  GIFTQuestion,
  Matching,
  MultipleChoice,
  Numerical,
  ShortAnswer,
  TextChoice,
  TextFormat,
} from 'gift-pegjs'
import type { FoundQuestion } from '../found-question'
import { optionText } from '../rendered/visible-text'
import type { GiftBlock } from './gift-blocks'
import { plain, restore } from './gift-text'
import { type FoundNumber, numberAnswer, numberRange } from './number-answer'
import { typedAnswer, withoutWildcards } from './typed-answer'

type Described = Omit<FoundQuestion, 'where'>
type Notices = ImportProblem[]
type See = (text: TextFormat) => string
/** What comments of our own export say about the answer. */
type Said = Pick<GiftBlock, 'tags' | 'scale'>

/** A question as the grammar reads it. */
export function readGiftQuestion(question: GIFTQuestion, said: Said): Described {
  if (question.type === 'Category') return { questionText: question.title }
  const notices: Notices = []
  const see = (text: TextFormat) => plain(text, { notices })
  const questionText = see(question.stem)
  switch (question.type) {
    case 'MC':
    case 'Short':
      return { questionText, notices, ...ofChoices(question, said, see, notices) }
    case 'TF': {
      const explained = question.globalFeedback ?? question.trueFeedback
      return { questionText, truth: question.isTrue, notices, ...explainedBy(explained, see) }
    }
    case 'Numerical': {
      const answer = numberAnswer(numbersOf(question.choices), notices, said.scale ?? undefined)
      const reason = { code: 'numeric' } as const
      const explained = feedbackOf(question, notices)
      return {
        questionText,
        reason,
        ...(answer && { answer }),
        notices,
        ...explainedBy(explained, see),
      }
    }
    case 'Matching': {
      const reason = { code: 'matching' } as const
      const answer = pairsOf(question, see, notices)
      return { questionText, reason, answer, notices, ...explainedBy(question.globalFeedback, see) }
    }
    case 'Essay':
      return { questionText, reason: { code: 'essay' } }
    case 'Description':
      return { questionText, reason: { code: 'description' } }
  }
}

/** Said of all answers, else of the one that is right; what is said of others is left out. */
function feedbackOf(
  {
    choices,
    globalFeedback,
  }: Pick<Numerical | MultipleChoice | ShortAnswer, 'choices' | 'globalFeedback'>,
  notices: Notices,
): TextFormat | null | undefined {
  if (!Array.isArray(choices)) return globalFeedback
  const explained = globalFeedback ?? choices.find(isWhole)?.feedback
  if (choices.some(({ feedback }) => feedback && feedback !== explained)) {
    notices.push({ code: 'feedback_left_out', params: {} })
  }
  return explained
}

const explainedBy = (feedback: TextFormat | null | undefined, see: See) =>
  feedback ? { explanation: see(feedback) } : {}

/** In small letters the grammar takes it for a word to type. */
const TRUTH = /^(?:(true|t|verdadero|v)|false|f|falso)$/i

/** Options, and words to type. */
function ofChoices(
  question: MultipleChoice | ShortAnswer,
  { tags }: Said,
  see: See,
  notices: Notices,
): Partial<Described> {
  const { type, choices } = question
  const explanation = explainedBy(feedbackOf(question, notices), see)
  const [first] = choices
  if (type === 'Short' && first && choices.length === 1 && tags.get('kind') !== 'typed') {
    const truth = TRUTH.exec(see(first.text))
    if (truth) return { truth: truth[1] !== undefined, ...explanation }
  }
  if (type === 'Short') {
    const spellings = choices.map(({ text, weight }) => ({
      text: withoutWildcards(see(text)),
      share: weight ?? WHOLE,
    }))
    return { ...typedAnswer(spellings, notices), ...explanation }
  }
  const hasWhole = choices.some(isWhole)
  const options = choices.map((choice) => ({
    text: optionText((seeing) => plain(choice.text, seeing), notices),
    isCorrect: hasWhole ? isWhole(choice) : isPartial(choice),
  }))
  if (hasWhole && choices.some(isPartial)) notices.push({ code: 'partial_credit', params: {} })
  const isSeveral = tags.get('kind') === 'several'
  const answer: FileAnswer = { type: 'options', options, isMultiple: true }
  return { options, ...(isSeveral && { answer }), ...explanation }
}

const WHOLE = 100
/** `=` is right; `~%50%` is half right, and two of these are right together. */
const isWhole = ({ isCorrect, weight }: Pick<TextChoice, 'isCorrect' | 'weight'>) =>
  weight === null ? isCorrect : weight === WHOLE
const isPartial = ({ weight }: TextChoice) => weight !== null && weight > 0 && weight < WHOLE

/** Each with a tolerance, or as a range. */
function numbersOf(choices: Numerical['choices']): FoundNumber[] {
  const all = Array.isArray(choices)
    ? choices.map(({ text, weight, isCorrect }) => ({
        text,
        share: weight ?? (isCorrect ? WHOLE : 0),
      }))
    : [{ text: choices, share: WHOLE }]
  return all.flatMap(({ text, share }) => {
    const { number, range = 0, numberLow, numberHigh } = text
    if (number !== undefined) return [{ value: number, tolerance: range, share }]
    if (numberLow === undefined || numberHigh === undefined) return []
    return [numberRange(numberLow, numberHigh, share)]
  })
}

/** What belongs to nothing stands there to mislead. */
function pairsOf({ matchPairs }: Matching, see: See, notices: Notices): FileAnswer {
  const pairs = matchPairs.map(({ subquestion, subanswer }) => ({
    left: see(subquestion).trim(),
    right: restore(subanswer),
  }))
  const asked = pairs.filter(({ left }) => left !== '')
  if (asked.length < pairs.length) notices.push({ code: 'partners_left_out', params: {} })
  return { type: 'match', pairs: asked }
}

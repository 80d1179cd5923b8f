import { firstFault } from '@pathquest/core/kinds/form'
import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  OPTIONS_MAX,
  POINTS_DEFAULT,
  POINTS_MAX,
  POINTS_MIN,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import { type QuestionContent, toStoredFields } from '@pathquest/core/questions/documented-fields'
import { findForm, kindTexts } from '@pathquest/kinds/catalogue'
import { contentOf as matchContent } from '@pathquest/kinds/match/form'
import { contentOf as orderContent } from '@pathquest/kinds/order/form'
import * as z from 'zod'

const text = (min: number, max: number) => z.string().min(min).max(max)
const number = z.number()

const CHOICE_LETTERS = ['A', 'B', 'C', 'D'] as const
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, OPTIONS_MAX)
const placeOf = (letter: string): number => LETTERS.indexOf(letter)

const asked = {
  id: z.string().regex(/^qn_[a-z0-9-]+_\d\d$/),
  explanation: text(20, 200),
  businessDriver: z.enum(BUSINESS_DRIVERS).nullable(),
  difficulty: z.enum(DIFFICULTIES),
  timeLimitSeconds: z.int().min(TIME_LIMIT_MIN_SECONDS).max(TIME_LIMIT_MAX_SECONDS),
}
const points = z.int().min(POINTS_MIN).max(POINTS_MAX)
/** Of all kinds but `choice`, whose answers take more of a phone's screen. */
const shortText = text(10, 140)
const option = text(1, 75)
/** One side of a pair stands beside the other. */
const side = text(1, 45)

/** A question as it is written and reviewed; its kind is `choice` where none is named. */
const Written = z.discriminatedUnion('kind', [
  z.strictObject({
    ...asked,
    kind: z.literal('choice').default('choice'),
    questionText: text(10, 160),
    options: z.array(option).length(CHOICE_LETTERS.length),
    right: z.enum(CHOICE_LETTERS),
    points,
  }),
  z.strictObject({
    ...asked,
    kind: z.literal('several'),
    questionText: shortText,
    options: z.array(option),
    /** All that apply: `ACD`. */
    right: z.string().regex(/^A?B?C?D?E?F?$/),
    points,
  }),
  z.strictObject({
    ...asked,
    kind: z.literal('typed'),
    questionText: shortText,
    /** The best one first. */
    accepted: z.array(z.string()),
    points,
  }),
  z.strictObject({
    ...asked,
    kind: z.literal('number'),
    questionText: shortText,
    value: number,
    tolerance: number,
    near: number.nullable().default(null),
    min: number,
    max: number,
    step: number,
    unit: z.string().default(''),
    points,
  }),
  z.strictObject({
    ...asked,
    kind: z.literal('order'),
    questionText: shortText,
    /** In the right order. */
    items: z.array(option),
    points,
  }),
  z.strictObject({
    ...asked,
    kind: z.literal('match'),
    questionText: shortText,
    pairs: z.array(z.tuple([side, side])),
    points,
  }),
  // Nobody gets points for an opinion.
  z.strictObject({
    ...asked,
    kind: z.literal('poll'),
    questionText: shortText,
    options: z.array(option),
    asksWhy: z.boolean(),
  }),
])
type Written = z.infer<typeof Written>

/** What it asks and its solution, in the format of its kind. */
function contentOf(written: Written): QuestionContent {
  switch (written.kind) {
    case 'choice':
      return { shape: written.options, solution: placeOf(written.right) }
    case 'several':
      return { shape: written.options, solution: [...written.right].map(placeOf) }
    case 'typed':
      return { shape: {}, solution: { accepted: written.accepted } }
    case 'number': {
      const { value, tolerance, near, min, max, step, unit } = written
      return { shape: { min, max, step, unit }, solution: { value, tolerance, near } }
    }
    case 'order':
      return orderContent(written.items)
    case 'match':
      return matchContent(written.pairs.map(([left, right]) => ({ left, right })))
    case 'poll':
      return { shape: { options: written.options, asksWhy: written.asksWhy }, solution: null }
  }
}

/** A written question and the row it becomes; refused is what its kind finds fault with. */
export const Question = Written.transform((written, context) => {
  const { id, kind, questionText, explanation, businessDriver, difficulty } = written
  const content = contentOf(written)
  const fault = firstFault(findForm(kind)?.fault(content))
  if (fault !== undefined) context.addIssue(`${id}: ${kindTexts(kind)?.[fault] ?? fault}`)
  return {
    id,
    kind: kind as string,
    questionText,
    ...toStoredFields(kind, content),
    explanation,
    businessDriver,
    difficulty,
    points: written.kind === 'poll' ? POINTS_DEFAULT : written.points,
    timeLimitSeconds: written.timeLimitSeconds,
    imageUrl: null,
    imageAlt: null,
    questionType: 'multiple_choice',
  }
})

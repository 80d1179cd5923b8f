import type { Json } from '@pathquest/core/json'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { GamePlayerView } from '@pathquest/sdk/GamePlayer/GamePlayerView'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import {
  sampleNow,
  samplePlayerView,
  sampleQuestionStage,
  sampleResultStage,
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { untilFetched } from '../support/until-fetched'

const meta = {
  title: 'Widgets/GamePlayer/Kinds of question',
  component: GamePlayerView,
  args: { state: sampleLive<PlayerView>(null), now: sampleNow, onAnswer: fn(), onNext: fn() },
  play: untilFetched,
} satisfies Meta<typeof GamePlayerView>
export default meta
type Story = StoryObj<typeof meta>

interface Sample {
  kind: string
  text: string
  shape: Json
  solution: Json
  /** A wrong or partly right one. */
  answer: Json
  isPartly?: true
  countsOf?: Json
  remarks?: string[]
}

const questionOf = ({ kind, text, shape }: Sample) => ({
  ...sampleQuestionStage.question,
  id: `qn_${kind}`,
  kind,
  text,
  options: [],
  shape,
})

const open = (sample: Sample): Story => ({
  args: {
    state: sampleLive(
      samplePlayerView({ ...sampleQuestionStage, question: questionOf(sample), yourAnswer: null }),
    ),
  },
})

const closed = (sample: Sample): Story => ({
  args: {
    state: sampleLive(
      samplePlayerView({
        ...sampleResultStage,
        question: questionOf(sample),
        solution: { correctIndex: null, explanation: null, of: sample.solution },
        counts: [],
        countsOf: sample.countsOf ?? null,
        yourAnswer: sample.answer,
        yourVerdict:
          sample.solution === null
            ? null
            : {
                isCorrect: false,
                isPartly: sample.isPartly,
                pointsEarned: sample.isPartly ? 5 : 0,
              },
        ...(sample.remarks && { remarks: sample.remarks }),
      }),
    ),
  },
})

const several: Sample = {
  kind: 'several',
  text: 'Which of these people work with animals?',
  shape: ['A vet', 'A roofer', 'A beekeeper', 'A notary'],
  solution: [0, 2],
  answer: [0],
  isPartly: true,
}
export const Several = open(several)
export const SeveralClosed = closed(several)

const typed: Sample = {
  kind: 'typed',
  text: 'What do we call a doctor for animals?',
  shape: {},
  solution: { accepted: ['Veterinarian', 'vet'] },
  answer: 'zoo keeper',
}
export const Typed = open(typed)
export const TypedClosed = closed(typed)

const number: Sample = {
  kind: 'number',
  text: 'How many of 100 nurses work in a hospital?',
  shape: { min: 0, max: 100, step: 1, unit: '%' },
  solution: { value: 58, tolerance: 3, near: 10 },
  answer: 50,
  isPartly: true,
}
export const EstimatedNumber = open(number)
export const EstimatedNumberClosed = closed(number)

const order: Sample = {
  kind: 'order',
  text: 'In which order does a baker make bread?',
  shape: ['Bake it', 'Let it cool', 'Let it rise', 'Mix the dough'],
  solution: [3, 2, 0, 1],
  answer: [2, 3, 0, 1],
  isPartly: true,
}
export const Order = open(order)
export const OrderClosed = closed(order)

/** The right order of lines that need more than one: each stands beside its number. */
export const OrderClosedInLongLines: Story = {
  ...closed({
    ...order,
    shape: [
      'The loaves bake until their crust is brown',
      'The loaves cool on a rack for an hour or two',
      'The dough rests until it is twice as high',
      'Flour, water, salt and yeast are mixed',
    ],
  }),
  play: async ({ canvasElement, ...context }) => {
    await untilFetched({ canvasElement, ...context })
    const numbers = [...canvasElement.querySelectorAll('.pq-sequence-place')]
    expect(numbers).toHaveLength(4)
    for (const number of numbers) {
      const line = number.nextElementSibling?.getBoundingClientRect()
      expect(line?.left).toBeGreaterThanOrEqual(number.getBoundingClientRect().right)
    }
  },
}

const match: Sample = {
  kind: 'match',
  text: 'Who works with which of these things?',
  shape: { left: ['Baker', 'Pilot', 'Tailor'], right: ['Flour', 'Thread', 'Wings'] },
  solution: [0, 2, 1],
  answer: [0, 1, 2],
  isPartly: true,
}
export const Match = open(match)
export const MatchClosed = closed(match)

const poll: Sample = {
  kind: 'poll',
  text: 'Where would you like to work one day?',
  shape: { options: ['Inside', 'Outside', 'A bit of both'], asksWhy: true },
  solution: null,
  answer: { option: 1, why: 'fresh air' },
  countsOf: [4, 11, 9],
  remarks: ['fresh air', 'no two days are the same'],
}
export const Poll = open(poll)
export const PollClosed = closed(poll)

/** Two options that are true and false. */
export const TrueOrFalse: Story = {
  args: {
    state: sampleLive(
      samplePlayerView({
        ...sampleQuestionStage,
        question: {
          ...sampleQuestionStage.question,
          text: 'A spider is an insect.',
          options: ['True', 'False'],
        },
        yourAnswer: null,
      }),
    ),
  },
}

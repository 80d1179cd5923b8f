import type { DeckCard } from '@pathquest/core/careers/deck'
import { seededRandom } from '@pathquest/core/random'
import { KIND_PIECES } from '@pathquest/kinds/registry/pieces'
import { deal } from '@pathquest/modes/close-contour/deal'
import type { CONTOURS } from '@pathquest/modes/close-contour/manifest'
import { MODE_PIECES } from '@pathquest/modes/registry/pieces'
import { type Play, play } from '@pathquest/modes/testing/play'
import { expect, waitFor } from 'storybook/test'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'
import { STORY_CAREERS } from '../support/story-careers'
import { untilFetched } from '../support/until-fetched'

export default {
  ...modeStories,
  title: 'Modes/CloseContour',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const deck = STORY_CAREERS.map(
  ([title, pay, growth, jobs], i): DeckCard => ({
    id: `ca_story_${i}`,
    title,
    industry: 'Trades',
    sector: 'Trades',
    tasks: [],
    workEnvironment: null,
    educationLevel: [],
    interests: null,
    interestScores: null,
    firstPay: null,
    relatedCareers: [],
    figures: { pay, growth, jobs },
  }),
)

/** A game about pay, growth and jobs in turns; the first card is on the table. */
function begun(): Play {
  const dealt = deal({
    deck,
    settings: { cards: 6, seconds: 30 },
    random: seededRandom('story'),
    language: 'en',
  })
  if (!dealt) throw new Error('the deck is too small')
  const material = { ...dealt, questions: dealt.questions as never }
  return play({ mode: 'close_contour', players: STORY_CLASS, ...material }).later(4_000)
}

type Contour = (typeof CONTOURS)[number]

/** How far off each of the class is, as a part of the truth. */
const OFF = [0.04, -0.09, 0.16, -0.3, 0.02, 0.52, -0.18, 0.08]
const DRAWN: readonly Contour[] = ['tight', 'middle', 'middle', 'wide', 'tight', 'wide', 'middle']

interface Guess {
  off: number
  contour: Contour
}

/** Ana's guess, and then as many of the class as `count` says. */
function guess(game: Play, ana: Guess, count = 1): Play {
  const { stage } = game.viewOf('Ana')
  const question = 'index' in stage ? game.setup.questions[stage.index] : undefined
  if (!question) throw new Error('no question is open')
  const { value } = question.solution as { value: number }
  const { min, max } = question.shape as { min: number; max: number }
  for (const [i, id] of STORY_CLASS.slice(0, count).entries()) {
    const { off, contour } = i === 0 ? ana : { off: OFF[i] ?? 0, contour: DRAWN[i] ?? 'middle' }
    const answer = Math.min(max, Math.max(min, Math.round(value * (1 + off))))
    game.send(game.moveOf(id, 'answer', { questionId: question.id, answer, contour }))
  }
  return game
}

const NEAR = { off: 0.04, contour: 'tight' } as const
const FAR = { off: 0.3, contour: 'middle' } as const

/** Everybody has guessed: the card is closed. */
const closed = (game: Play, ana: Guess = NEAR) => guess(game, ana, STORY_CLASS.length)
const next = (game: Play) => game.advance().later(3_000)
const growth = () => next(closed(begun()))
const jobs = () => next(closed(growth(), FAR))

export const Open: Story = {}
/** A number is typed, not sent: the contours stand around it. */
export const Chosen: Story = {
  play: async (context) => {
    await untilFetched(context)
    const { canvas, canvasElement, userEvent } = context
    // The question takes the focus once it stands; what is typed before would be lost.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.type(await canvas.findByRole('textbox'), '100000')
    await waitFor(() =>
      expect(canvasElement.querySelector('.pq-scene')).toHaveAccessibleName(
        /100[.,]?000|100\u00a0000/,
      ),
    )
  },
}
/** A slow phone: what could be typed before the mode is there would be lost, or sent without it. */
export const ModeArrivesLast: Story = {
  beforeEach: ({ parameters }) => {
    const loadPieces = MODE_PIECES.close_contour
    const arrival = new Promise<void>((arrive) => {
      parameters.letModeArrive = arrive
    })
    MODE_PIECES.close_contour = () => arrival.then(loadPieces)
    return () => {
      MODE_PIECES.close_contour = loadPieces
    }
  },
  play: async ({ canvas, canvasElement, parameters }) => {
    await KIND_PIECES.number()
    // Rendered by now, were it not for the mode.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    parameters.letModeArrive()
    await canvas.findByRole('textbox')
    await expect(canvasElement.querySelector('.pq-scene')).not.toBeNull()
  },
}
export const OpenGrowth: Story = seen('player', growth)
export const OpenJobs: Story = seen('player', jobs)
export const Sent: Story = seen('player', () => guess(begun(), NEAR))
export const Inside: Story = seen('player', () => closed(begun()))
export const Outside: Story = seen('player', () => closed(growth(), FAR))
export const WideHeld: Story = seen('player', () => closed(jobs(), { off: 0.3, contour: 'wide' }))
export const NoGuess: Story = seen('player', () => begun().advance())

export const ScreenOpen: Story = seen('screen', () => guess(begun(), NEAR, 5))
export const ScreenClosed: Story = seen('screen', () => closed(begun()))
export const ScreenClosedGrowth: Story = seen('screen', () => closed(growth(), FAR))
export const HostOpen: Story = seen('host', () => guess(begun(), NEAR, 5))
export const HostClosed: Story = seen('host', () => closed(jobs(), FAR))

const ended = () => closed(jobs(), FAR).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
export const HostEnd: Story = seen('host', ended)

import type { PlayerModeView } from '@pathquest/modes/kits/self-paced/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import { expect, fn, waitFor } from 'storybook/test'
import {
  modeStories,
  type SeenMeta,
  type Story,
  seen,
  storyGame,
  storyQuestions,
} from '../support/SeenGame'
import { untilFetched } from '../support/until-fetched'

export default {
  ...modeStories,
  title: 'Modes/Workshop',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const begun = () => storyGame('workshop').later(1_000)

interface Shop {
  offers: { what: string; price: number | null }[]
}

/** Answers a card, if there is one; the result is shown. */
function answer(game: Play, id: string, isRight = true): Play {
  const { stage } = game.later(300).viewOf(id)
  if (stage.name !== 'question') return game
  const { id: questionId } = stage.question
  game.send(game.moveOf(id, 'answer', { questionId, answer: isRight ? 0 : 1 }))
  return game
}

function answers(game: Play, id: string, count: number): Play {
  for (let i = 0; i < count; i++) {
    answer(game, id, i % 5 !== 3)
    game.send(game.moveOf(id, 'next'))
  }
  return game
}

/** Buys whatever it can afford, the one or the other first. */
function buy(game: Play, id: string, first: 'bench' | 'apprentice'): Play {
  const own = game.viewOf(id).own as unknown as PlayerModeView<Shop>
  for (const what of [first, ...own.play.offers.map((offer) => offer.what)]) {
    game.send(game.moveOf(id, 'buy', { what }))
  }
  return game
}

/** The class plays to a moment: every third player saves, the others build. */
function until(seconds: number, game = begun()): Play {
  for (let at = 20; at <= seconds; at += 20) {
    game.at(at * 1_000)
    for (const [i, id] of Object.keys(game.game.seats).entries()) {
      answers(game, id, i % 4 === 3 ? 1 : 2)
      if (i % 5 < 4) buy(game, id, i % 2 ? 'apprentice' : 'bench')
    }
  }
  return game.at(seconds * 1_000 + 9_000)
}

const crowd = (count: number) =>
  play({
    mode: 'workshop',
    players: Array.from({ length: count }, (_, i) => `Player ${i}`),
    questions: storyQuestions,
    maxPlayers: count,
  }).later(1_000)

export const Open: Story = {}

/** A purchase is acknowledged before its view is there: a second tap buys nothing more. */
export const BuysOnce: Story = {
  args: {
    played: () => answers(begun(), 'Ana', 3).at(60_000),
    onMove: fn(async () => ({ ok: true as const })),
  },
  play: async (context) => {
    await untilFetched(context)
    const { args, canvas, userEvent } = context
    const inOffers = (one: HTMLElement) => one.closest('.pq-choices') !== null
    const offer = await waitFor(() => {
      const found = canvas.getAllByRole('button').find(inOffers)
      if (!found) throw new Error('nothing to buy yet')
      return found
    })
    await userEvent.dblClick(offer)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(offer).toBeDisabled()
  },
}
export const FirstCoins: Story = seen('player', () => answer(answers(begun(), 'Ana', 1), 'Ana'))
export const Missed: Story = seen('player', () => answer(begun(), 'Ana', false))
export const Affordable: Story = seen('player', () => answers(begun().at(60_000), 'Ana', 5))
export const Waiting: Story = seen('player', () => answers(begun(), 'Ana', 4))
export const ByDay: Story = seen('player', () => answer(until(160), 'Ana'))
export const MarketDay: Story = seen('player', () => answer(until(280), 'Ana'))
export const MarketDayOpen: Story = seen('player', () => until(280))

export const ScreenMorning: Story = seen('screen', begun)
export const ScreenByDay: Story = seen('screen', () => until(160))
export const ScreenMarketDay: Story = seen('screen', () => until(300))
export const ScreenTwenty: Story = seen('screen', () => until(200, crowd(20)))
export const ScreenForty: Story = seen('screen', () => until(300, crowd(40)))
export const Host: Story = seen('host', () => until(160))

const ended = () => until(340).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
export const HostEnd: Story = seen('host', ended)

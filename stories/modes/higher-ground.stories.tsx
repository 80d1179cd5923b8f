import type { PlayerPlay } from '@pathquest/modes/higher-ground/views'
import type { PlayerModeView } from '@pathquest/modes/kits/self-paced/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import { expect, waitFor } from 'storybook/test'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'
import { STORY_CAREERS } from '../support/story-careers'
import { untilFetched } from '../support/until-fetched'

export default {
  ...modeStories,
  title: 'Modes/HigherGround',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const cards = STORY_CAREERS.map(([title, pay, growth, jobs], i) => ({
  id: `ca_story_${i}`,
  title,
  pay,
  growth,
  jobs,
}))

const begun = (timeStretch: number | null = 1) =>
  play({
    mode: 'higher_ground',
    players: STORY_CLASS,
    questions: [],
    material: { cards },
    timeStretch,
  }).later(1_000)

/** One turn of a player: the first card, where it belongs or elsewhere. */
function place(game: Play, id = 'Ana', isRight = true): Play {
  const view = game.later(400).viewOf(id).own as unknown as PlayerModeView<PlayerPlay>
  const { pair, ridge, figure, isHeld } = view.play
  if (isHeld) game.send(game.moveOf(id, 'next'))
  if (isHeld || !pair) return game
  const value = cards[pair[0].key]?.[figure] ?? 0
  const at = ridge.filter((card) => card.value < value).length
  const gap = isRight ? at : (at + 1) % (ridge.length + 1)
  game.send(game.moveOf(id, 'place', { card: 0, gap }))
  return game
}

function turns(game: Play, count: number, id = 'Ana', missEvery = 99): Play {
  for (let i = 1; i <= count; i++) place(game, id, i % missEvery > 0)
  return game
}

/** The whole class has had some turns, some more than others. */
function under(count: number, timeStretch: number | null = null): Play {
  const game = begun(timeStretch)
  for (const [i, id] of STORY_CLASS.entries()) turns(game, count + i, id, 3 + i)
  return game
}

export const Open: Story = {}
/** A card is chosen: the ridge opens. */
export const Chosen: Story = {
  ...seen('player', () => turns(begun(null), 2)),
  play: async (context) => {
    await untilFetched(context)
    const { canvasElement } = context
    // The pieces of the mode are a chunk of their own.
    const card = await waitFor(() => {
      const [first] = canvasElement.querySelectorAll<HTMLElement>('[data-pick]')
      if (!first) throw new Error('no card yet')
      return first
    })
    await context.userEvent.click(card)
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement.querySelectorAll('[data-gap]:enabled')).toHaveLength(5)
  },
}
export const Right: Story = seen('player', () => turns(begun(null), 3))
export const Wrong: Story = seen('player', () => place(turns(begun(null), 3), 'Ana', false))
export const Complete: Story = seen('player', () => turns(begun(null), 5))
export const ThreeMisses: Story = seen('player', () => turns(begun(null), 5, 'Ana', 1))
export const Waiting: Story = seen('player', () => turns(begun(), 4))
export const Growth: Story = seen('player', () => turns(begun(null), 9))
export const Evening: Story = seen('player', () => turns(begun().later(272_000), 4))

export const ScreenOpen: Story = seen('screen', () => begun())
export const ScreenByDay: Story = seen('screen', () => under(6, 1).later(60_000))
export const ScreenUntimed: Story = seen('screen', () => under(9))
export const ScreenEvening: Story = seen('screen', () => under(2, 1).later(275_000))
export const Host: Story = seen('host', () => under(6))

const ended = () => under(12).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
export const HostEnd: Story = seen('host', ended)

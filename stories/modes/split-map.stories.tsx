import type { SplitView } from '@pathquest/modes/split-map/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyQuestions,
} from '../support/SeenGame'

const open = (players = STORY_CLASS) =>
  play({ mode: 'split_map', players, questions: storyQuestions, seed: 'maps' }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/Split Map',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const ownOf = (game: Play, id: string) => (game.viewOf(id).own as unknown as SplitView).own
const move = (game: Play, id: string, type: string, fields = {}) =>
  game.says(game.moveOf(id, type, fields))
const heldBy = (game: Play, id: string) => ownOf(game, id)?.own.map(({ option }) => option) ?? []
const rightIn = (game: Play) => {
  const { stage } = game.screenView
  return game.setup.questions['index' in stage ? stage.index : 0]?.correctIndex ?? 0
}
const teamOf = (game: Play, id = 'Ana') =>
  game.screenView.teams?.find(({ playerIds }) => playerIds.includes(id))

/** The teams claim the right piece, that of Ana by her fate; the others read well or not. */
function read(game: Play, own: 'clean' | 'half' | 'none', isOthersClean = true): Play {
  const right = rightIn(game)
  const mine = teamOf(game)?.playerIds ?? []
  for (const id of STORY_CLASS) {
    const fate = mine.includes(id) ? own : isOthersClean ? 'clean' : 'none'
    const held = heldBy(game, id)
    if (held.includes(right)) {
      if (fate !== 'none') move(game, id, 'claim', { option: right })
    } else if (fate !== 'clean') {
      const wrong = held.find((option) => option === (right + 1) % 4)
      if (wrong !== undefined) move(game, id, 'claim', { option: wrong })
    }
  }
  for (const id of STORY_CLASS) move(game, id, 'keep')
  return game
}

function claimed(): Play {
  const game = open()
  move(game, 'Ana', 'claim', { option: heldBy(game, 'Ana')[0] ?? 0 })
  const mates = (teamOf(game)?.playerIds ?? []).filter((id) => id !== 'Ana')
  for (const id of mates.slice(0, 2)) move(game, id, 'keep')
  return game
}
function kept(): Play {
  const game = claimed()
  move(game, 'Ana', 'keep')
  return game
}
/** One of the team is gone: Ana reads that piece as well. */
function mateLost(): Play {
  const game = open()
  const [mate = ''] = (teamOf(game)?.playerIds ?? []).filter((id) => id !== 'Ana')
  return game.lose(mate).later(16_000)
}
/** Some teams have kept. */
function talking(): Play {
  const game = claimed()
  const mine = teamOf(game)?.playerIds ?? []
  for (const id of STORY_CLASS) if (!mine.includes(id)) move(game, id, 'keep')
  return game
}
const large = () => open(Array.from({ length: 30 }, (_, i) => STORY_CLASS[i] ?? `Player ${i + 1}`))
const twice = () => read(read(open(), 'clean').advance().later(1_000), 'half')
const over = () => twice().host('end')

export const Open: Story = {}
export const Claimed: Story = seen('player', claimed)
export const Kept: Story = seen('player', kept)
export const MateLost: Story = seen('player', mateLost)
export const Alone: Story = seen('player', () => open(['Ana']))
export const Whole: Story = seen('player', () => read(open(), 'clean'))
export const OneTooMany: Story = seen('player', () => read(open(), 'half'))
export const Missed: Story = seen('player', () => read(open(), 'none'))

export const ScreenOpen: Story = seen('screen', talking)
export const ScreenLarge: Story = seen('screen', large)
export const ScreenWhole: Story = seen('screen', () => read(open(), 'clean', false))
export const Host: Story = seen('host', talking)
export const HostResult: Story = seen('host', () => read(open(), 'clean', false))

export const PlayerEnd: Story = seen('player', over)
export const ScreenEnd: Story = seen('screen', over)
export const HostEnd: Story = seen('host', over)

import type { OwnView } from '@pathquest/modes/decoy/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyGame,
} from '../support/SeenGame'

const begun = () => storyGame('decoy', { rounds: 4 }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/False Trail',
  args: { by: 'player', played: begun },
} satisfies SeenMeta

const own = (game: Play, id: string) => game.viewOf(id).own as unknown as OwnView

const lay = (game: Play, id: string, task: number): Play => {
  game.send(game.moveOf(id, 'lay', { task }))
  return game
}

/** So many of the class have laid. */
function laid(count: number, game = begun()): Play {
  for (const [i, id] of STORY_CLASS.slice(0, count).entries()) lay(game, id, i % 3)
  return game
}
const walking = (game = begun()) => laid(STORY_CLASS.length, game).later(4_000)

/** Walks to the true task, or to the first false one. */
function walk(game: Play, id: string, isRight: boolean): Play {
  const { walk: way, index } = own(game, id)
  const right = game.setup.questions[index]?.correctIndex
  const option = way?.options.find((one) => (one.option === right) === isRight)?.option ?? 0
  game.send(game.moveOf(id, 'answer', { questionId: way?.questionId ?? '', answer: option }))
  return game
}

function told(isRight: boolean, game = walking()): Play {
  for (const [i, id] of STORY_CLASS.entries()) walk(game, id, i === 0 ? isRight : i % 3 !== 1)
  return game
}

/** The third of four rounds counts double. */
function doubled(): Play {
  let game = begun()
  for (let i = 0; i < 2; i++) game = told(true, walking(game)).advance().later(1_000)
  return game
}

export const Lay: Story = {}
export const Laid: Story = seen('player', () => laid(3))
export const Walk: Story = seen('player', () => walking())
export const Walked: Story = seen('player', () => walk(walking(), 'Ana', true))
export const Found: Story = seen('player', () => told(true))
export const Astray: Story = seen('player', () => told(false))
export const LastRounds: Story = seen('player', doubled)
export const FewPlayers: Story = seen('player', () =>
  play({ mode: 'decoy', players: ['Ana', 'Ben'], modeSettings: { rounds: 4 } }).later(4_000),
)

export const ScreenLay: Story = seen('screen', () => laid(4))
export const ScreenWalk: Story = seen('screen', () => walk(walking(), 'Ana', true))
export const ScreenTold: Story = seen('screen', () => told(true))
export const HostLay: Story = seen('host', () => laid(5))
export const HostTold: Story = seen('host', () => told(true))

const ended = () => told(true, doubled()).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)

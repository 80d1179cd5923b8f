import { type Play, play } from '@pathquest/modes/testing/play'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'

const modeSettings = { pairs: 5 }
const open = (players = STORY_CLASS) =>
  play({ mode: 'common_ground', players, modeSettings, seed: 'story' }).later(4_000)

export default {
  ...modeStories,
  title: 'Modes/Common Ground',
  args: { by: 'player', played: open },
} satisfies SeenMeta

/** So many of the class choose the first path; Ana does. */
function choose(game: Play, first: number, ids = STORY_CLASS): Play {
  for (const [i, id] of ids.entries()) {
    game.send(game.moveOf(id, 'choose', { side: i < first ? 'first' : 'second' }))
  }
  return game
}
function guess(game: Play, ...tens: number[]): Play {
  for (const [i, of] of tens.entries()) {
    game.send(game.moveOf(STORY_CLASS[i] ?? '', 'guess', { tens: of }))
  }
  return game
}
const chosen = () => choose(open(), 3, STORY_CLASS.slice(0, 5))
const guessing = () => choose(open(), 5).later(2_000)
const guessed = () => guess(guessing(), 6, 5)
const told = () => guess(guessing(), 6, 7, 5, 8, 6, 3, 7, 6)
const surprise = () => guess(choose(open(), 2), 8, 7, 9, 8, 6, 7, 8, 9)
const few = () => choose(open(STORY_CLASS.slice(0, 4)), 2, STORY_CLASS.slice(0, 4))
const late = () => {
  const game = play({ mode: 'common_ground', players: STORY_CLASS, allowLateJoin: true })
  return game.join('Zoe').connect('Zoe')
}

export const Choosing: Story = {}
export const Chosen: Story = seen('player', chosen)
export const Guessing: Story = seen('player', guessing)
export const Guessed: Story = seen('player', guessed)
export const Told: Story = seen('player', told)
export const TooFew: Story = seen('player', few)
export const CameLate: Story = seen('player', late, 'Zoe')

export const ScreenChoosing: Story = seen('screen', chosen)
export const ScreenGuessing: Story = seen('screen', guessing)
export const ScreenTold: Story = seen('screen', told)
export const ScreenTooFew: Story = seen('screen', few)
export const HostChoosing: Story = seen('host', chosen)
export const HostGuessing: Story = seen('host', guessing)
export const HostTold: Story = seen('host', surprise)

/** Pair after pair, each with another share. */
const ended = () => {
  const game = surprise()
  for (const first of [8, 4, 6, 1]) guess(choose(game.advance(), first), 6, 5, 7, 4, 6, 5, 8, 3)
  return game.advance()
}
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
export const HostEnd: Story = seen('host', ended)
export const PlayerEndOfFew: Story = seen('player', () => few().host('end'))
export const ScreenEndOfFew: Story = seen('screen', () => few().host('end'))

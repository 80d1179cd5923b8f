import type { LandView } from '@pathquest/modes/surveyors/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyQuestions,
} from '../support/SeenGame'

const open = (change = {}) =>
  play({
    mode: 'surveyors',
    players: STORY_CLASS,
    questions: storyQuestions,
    seed: 'land',
    ...change,
  }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/Surveyors',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const ownOf = (game: Play, id: string) => game.viewOf(id).own as unknown as LandView
const name = (game: Play, id: string, at = 0) => {
  const tile = ownOf(game, id).reach.at(at)?.tile
  if (tile !== undefined) game.says(game.moveOf(id, 'name', { tile }))
  return game
}

/** Two thirds of the class are right. */
function answered(game: Play, isRight = true): Play {
  for (const [i, id] of STORY_CLASS.entries()) {
    game.answer(id, (i === 0 ? isRight : i % 3 > 0) ? 'right' : 'wrong')
  }
  return game
}
/** A whole round, with every tile named. */
function taken(game: Play, isRight = true): Play {
  answered(game, isRight)
  for (const [i, id] of STORY_CLASS.entries()) name(game, id, i % 2)
  return game.screenView.own && (game.screenView.own as unknown as LandView).phase
    ? game.advance()
    : game
}
const rounds = (count: number) => {
  let game = open()
  for (let i = 0; i < count; i++) game = taken(game).advance().later(1_000)
  return game
}

export const Open: Story = {}
export const Naming: Story = seen('player', () => answered(open()))
export const NamingLate: Story = seen('player', () => answered(rounds(3)))
export const Named: Story = seen('player', () => name(answered(open()), 'Ana'))
export const Taken: Story = seen('player', () => taken(rounds(2)))
export const Wrong: Story = seen('player', () => taken(rounds(2), false))
const two = () =>
  open({ players: ['Ana', 'Ben'] })
    .answer('Ana', 'right')
    .answer('Ben', 'wrong')
export const TwoTeams: Story = seen('player', two)

export const ScreenOpen: Story = seen('screen', () => rounds(2))
export const ScreenNaming: Story = seen('screen', () => answered(rounds(2)))
export const ScreenTaken: Story = seen('screen', () => taken(rounds(3)))
export const HostNaming: Story = seen('host', () => answered(rounds(1)))
export const HostTaken: Story = seen('host', () => taken(rounds(2)))

const over = () => taken(rounds(4)).advance()
export const PlayerEnd: Story = seen('player', over)
export const ScreenEnd: Story = seen('screen', over)
export const HostEnd: Story = seen('host', over)

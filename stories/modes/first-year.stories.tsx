import type { Goal, Home, Travel } from '@pathquest/modes/first-year/budget'
import { type Play, play } from '@pathquest/modes/testing/play'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'

const open = () => play({ mode: 'first_year', players: STORY_CLASS }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/First Year',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const move = (game: Play, id: string, type: string, fields: object): Play => {
  game.send(game.moveOf(id, type, { ...fields }))
  return game
}
const begin = (game: Play, offer: number, goal: Goal, id = 'Ana') =>
  move(move(game, id, 'career', { offer }), id, 'goal', { goal })

const live = (game: Play, steps: number, home: Home, travel: Travel, id = 'Ana'): Play => {
  for (let i = 0; i < steps; i++) {
    move(game, id, 'live', { home, travel })
    move(game, id, 'way', { way: i % 2 })
  }
  return game
}
/** The class is somewhere in its year, each where they are. */
const underWay = (game: Play, least: number): Play => {
  for (const [i, id] of STORY_CLASS.slice(1).entries()) {
    const goal = (['cushion', 'course', 'move', 'course'] as const)[i % 4] ?? 'course'
    live(begin(game, i % 3, goal, id), Math.min(6, least + (i % 3)), 'small', 'bus', id)
  }
  return game
}
const ownYear = (steps: number, home: Home = 'small', travel: Travel = 'bus') =>
  live(begin(open(), 0, 'cushion'), steps, home, travel)
const through = (game: Play) => move(game, 'Ana', 'differ', { what: 'home', event: 0 })
const allThrough = () => {
  const game = underWay(ownYear(6, 'room'), 6)
  for (const id of STORY_CLASS) move(game, id, 'differ', { what: 'event', event: 2 })
  return game
}

export const ChooseCareer: Story = {}
export const ChooseGoal: Story = seen('player', () => move(open(), 'Ana', 'career', { offer: 1 }))
export const FirstMonths: Story = seen('player', () => begin(open(), 0, 'course'))
export const Happens: Story = seen('player', () =>
  move(begin(open(), 0, 'course'), 'Ana', 'live', { home: 'room', travel: 'bus' }),
)
export const Summer: Story = seen('player', () => ownYear(3, 'room'))
export const Winter: Story = seen('player', () => live(begin(open(), 2, 'move'), 5, 'big', 'car'))
export const PaymentPlan: Story = seen('player', () => ownYear(3, 'big', 'car'))
export const Differ: Story = seen('player', () => ownYear(6))
export const Through: Story = seen('player', () => through(ownYear(6)))
export const Paused: Story = seen('player', () => ownYear(1).host('pause'))

export const ScreenStart: Story = seen('screen', open)
export const ScreenHalfway: Story = seen('screen', () => underWay(ownYear(2), 2))
export const Host: Story = seen('host', open)
export const HostHalfway: Story = seen('host', () => underWay(ownYear(2), 3))
export const HostSomeDone: Story = seen('host', () => through(underWay(ownYear(6), 4)))

export const PlayerReached: Story = seen('player', () =>
  through(live(begin(open(), 2, 'course'), 6, 'small', 'car')).host('end'),
)
export const PlayerNotReached: Story = seen('player', () => through(ownYear(6)).host('end'))
export const PlayerEndedEarly: Story = seen('player', () => ownYear(2).host('end'))
export const ScreenEnd: Story = seen('screen', allThrough)
export const HostEnd: Story = seen('host', allThrough)

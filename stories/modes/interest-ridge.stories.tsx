import type { Like } from '@pathquest/modes/interest-ridge/heights'
import { type Play, play } from '@pathquest/modes/testing/play'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'

const open = (modeSettings = {}) =>
  play({ mode: 'interest_ridge', players: STORY_CLASS, modeSettings }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/Interest Ridge',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const move = (game: Play, id: string, type: string, fields: object = {}): Play => {
  game.send(game.moveOf(id, type, { ...fields }))
  return game
}
/** So many statements, by what each asks for: some more liked than others. */
function answer(game: Play, id = 'Ana', count = 30, like?: Like): Play {
  const { statements } = game.setup.material as { statements: { text: { en: string } }[] }
  const own = () =>
    (game.viewOf(id).own as unknown as { statements: { text: { en: string } }[] }).statements
  const shift = STORY_CLASS.indexOf(id)
  for (const [number, { text }] of own().slice(0, count).entries()) {
    const index = statements.findIndex((one) => one.text.en === text.en)
    const weight = (Math.floor(index / 5) * 5 + shift * 2 + (index % 2)) % 7
    const by: Like = weight < 2 ? 'no' : weight < 4 ? 'maybe' : 'yes'
    move(game, id, 'answer', { number, like: like ?? by })
  }
  return game
}
const looked = (game = open()) => move(answer(game), 'Ana', 'look')
const drawn = (game = open()) => move(looked(game), 'Ana', 'more', { career: 1 })
/** Everybody has answered all; some are through. */
function classDrawn(game = open(), through = 3): Play {
  for (const [i, id] of STORY_CLASS.entries()) {
    move(answer(game, id), id, 'look')
    if (i < through) move(game, id, 'more', { career: i % 6 })
  }
  return game
}

export const First: Story = {}
export const Halfway: Story = seen('player', () => answer(open(), 'Ana', 16))
export const AllAnswered: Story = seen('player', () => answer(open()))
export const Ridge: Story = seen('player', looked)
export const LevelRidge: Story = seen('player', () =>
  move(answer(open(), 'Ana', 30, 'maybe'), 'Ana', 'look'),
)
export const Drawn: Story = seen('player', drawn)
export const Paused: Story = seen('player', () => answer(open(), 'Ana', 4).host('pause'))

export const ScreenStart: Story = seen('screen', open)
export const ScreenFew: Story = seen('screen', () => answer(answer(open()), 'Ben', 20))
export const ScreenClass: Story = seen('screen', classDrawn)
export const ScreenWithoutClass: Story = seen('screen', () =>
  classDrawn(open({ classContour: false })),
)
export const Host: Story = seen('host', open)
export const HostClass: Story = seen('host', classDrawn)

export const PlayerEnd: Story = seen('player', () => drawn().host('end'))
export const PlayerLevel: Story = seen('player', () =>
  move(answer(open(), 'Ana', 30, 'yes'), 'Ana', 'look').host('end'),
)
export const PlayerEndedEarly: Story = seen('player', () => answer(open(), 'Ana', 18).host('end'))
export const ScreenEnd: Story = seen('screen', () => classDrawn(open(), 8))
export const HostEnd: Story = seen('host', () => classDrawn(open(), 8))

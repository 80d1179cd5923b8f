import { MISSIONS } from '@pathquest/modes/crew-call/missions'
import { type Play, play } from '@pathquest/modes/testing/play'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'

const TITLES = [
  ['Electrician', 'Nurse', 'Firefighter', '911 Dispatcher', 'Cook', 'Game Designer'],
  ['Truck Driver', 'Occupational Health and Safety Specialist', 'Marine Biologist', 'Carpenter'],
  ['Market Research Analyst', 'Animator', 'Plumber', 'Librarian', 'Pilot', 'Bookkeeper'],
].flat()
/** With careers as a class reads them. */
const material = {
  missions: [0, 1].map((i) => ({
    text: { ...(MISSIONS[i] as (typeof MISSIONS)[number]).text },
    careers: TITLES.slice(8 * i, 8 * i + 8).map((title, at) => ({ id: `ca_${i}_${at}`, title })),
  })),
}
const open = (players = STORY_CLASS) =>
  play({ mode: 'crew_call', players, questions: [], material }).later(9_000)

export default {
  ...modeStories,
  title: 'Modes/Crew Call',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const REASONS = ['cover', 'calm', 'fast', 'fix', 'plan', 'new']

function plan(game: Play, makers = STORY_CLASS): Play {
  for (const [i, id] of makers.entries()) {
    const crew = { a: i % 8, b: (i + 1) % 7, c: (i + 3) % 8 }
    const [a, b, c] = new Set(Object.values(crew)).size === 3 ? [crew.a, crew.b, crew.c] : [0, 1, 2]
    game.send(game.moveOf(id, 'send', { a, b, c, reason: REASONS[i % REASONS.length] ?? 'fix' }))
  }
  return game
}
function star(game: Play, voters = STORY_CLASS): Play {
  for (const [i, id] of voters.entries()) {
    game.send(game.moveOf(id, 'star', { place: i % 2, tag: i % 3 === 0 ? 'surprise' : 'needs' }))
  }
  return game
}
const mineOf = (game: Play, id: string) =>
  (game.viewOf(id).own as unknown as { mine: number | null }).mine

const sent = () => plan(open(), STORY_CLASS.slice(0, 5))
const gallery = () => plan(open()).later(4_000)
const starred = () => star(gallery(), STORY_CLASS.slice(0, 3))
const told = () => star(gallery())
const named = () => {
  const game = told()
  const maker = STORY_CLASS.find((id) => mineOf(game, id) === 0) ?? ''
  game.send(game.moveOf(maker, 'show_name'))
  return game
}
/** Of the class the one whose plan is shown. */
const shownMaker = STORY_CLASS.find((id) => mineOf(told(), id) !== null) ?? 'Ana'
const few = () => plan(open(STORY_CLASS.slice(0, 3)), STORY_CLASS.slice(0, 3))
const late = () => {
  const game = play({ mode: 'crew_call', players: STORY_CLASS, allowLateJoin: true })
  return game.join('Zoe').connect('Zoe')
}

export const Planning: Story = {}
export const Sent: Story = seen('player', sent)
export const Gallery: Story = seen('player', gallery)
export const Starred: Story = seen('player', starred)
export const Told: Story = seen('player', told)
export const ToldMine: Story = seen('player', told, shownMaker)
export const Few: Story = seen('player', few)
export const CameLate: Story = seen('player', late, 'Zoe')

export const ScreenPlanning: Story = seen('screen', sent)
export const ScreenGallery: Story = seen('screen', starred)
export const ScreenTold: Story = seen('screen', named)
export const ScreenFew: Story = seen('screen', few)
export const HostPlanning: Story = seen('host', sent)
export const HostGallery: Story = seen('host', gallery)
export const HostTold: Story = seen('host', named)

const ended = () => star(plan(named().advance())).advance()
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
export const HostEnd: Story = seen('host', ended)

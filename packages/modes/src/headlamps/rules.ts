import { refuse } from '@pathquest/core/errors'
import { isSurvey } from '@pathquest/core/questions/questions'
import * as z from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { manifest } from './manifest'
import {
  afterQuestion,
  atDawn,
  dawnPoints,
  FIRE_A_LAMP,
  newWalker,
  SIGNS,
  shareOf,
  shelterPoints,
  type Walker,
  worthOf,
} from './walker'

const count = z.number().int()
const Night = z.object({
  /** Lamps at the start. */
  start: count,
  walkers: z.record(z.string(), z.object({ lamps: count, row: count, shelters: count })),
  /** By player: a sign for each closed question. */
  nights: z.record(z.string(), z.string()),
  /** In this question. */
  sheltered: z.array(z.string()),
  fire: count,
  /** By player: points taken from it in all. */
  taken: z.record(z.string(), count),
  isDawn: z.boolean(),
  /** What the last closing did to the class; null: the question is open. */
  last: z
    .object({
      dimmed: count,
      relit: count,
      share: count,
      litPercent: count,
      dawn: count.nullable(),
    })
    .nullable(),
  /** Lamps lit in the class after each question, in percent of all of them. */
  lights: z.array(count),
})
type Night = z.infer<typeof Night>

const DARK: Walker = { lamps: 0, row: 0, shelters: 0 }
const walkerOf = ({ walkers }: Night, playerId: string): Walker => walkers[playerId] ?? DARK

/** Lamps that go out, a hut whose fire they feed, and dawn for everybody. Rules: RULES.md */
export const rules = defineRounds(manifest)<Night>({
  extra: Night,
  points: ({ points, share, move, extra, playerId }) => {
    if (extra.sheltered.includes(playerId)) return shelterPoints(points)
    if (move === null) return 0
    return share * worthOf(walkerOf(extra, playerId), points, extra.isDawn)
  },
  setup: ({ players, settings }) => ({
    start: settings.lamps,
    walkers: Object.fromEntries(players.map(({ id }) => [id, newWalker(settings.lamps)])),
    nights: {},
    sheltered: [],
    fire: 0,
    taken: {},
    isDawn: false,
    last: null,
    lights: [],
  }),
  playerJoined: (night, playerId) => ({
    ...night,
    walkers: { ...night.walkers, [playerId]: newWalker(night.start) },
  }),
  opening: (night, { questions }, index) => {
    const isDawn = index + 1 === questions.length
    const walkers = isDawn ? mapWalkers(night.walkers, atDawn) : night.walkers
    return { ...night, walkers, isDawn, sheltered: [], last: null }
  },
  tookPart: ({ nights }, playerId) => nights[playerId]?.includes(SIGNS.sheltered) ?? false,
  moves: {
    shelter: {
      in: 'question',
      mayMake: mayShelter,
      play: (night, playerId) => {
        if (!mayShelter(night, playerId)) return refuse('not_now')
        return {
          ok: true,
          extra: { ...night, sheltered: [...night.sheltered, playerId] },
          isDone: true,
        }
      },
    },
  },
  closed: (night, round, { questions, players }) => {
    const question = questions[round.index]
    // It cost nobody a shelter either.
    if (!question || isSurvey(question)) return { extra: { ...night, sheltered: [] } }
    const present = new Set(players.flatMap(({ id, present }) => (present ? [id] : [])))
    const walkers = { ...night.walkers }
    const nights = { ...night.nights }
    const relit: string[] = []
    let dimmed = 0
    for (const id of round.players) {
      const share = round.answers[id]?.share ?? null
      const isSheltered = night.sheltered.includes(id)
      const made = { share, isSheltered, isHere: present.has(id) }
      const { walker, sign } = afterQuestion(walkerOf(night, id), made)
      walkers[id] = walker
      nights[id] = (nights[id] ?? '') + sign
      if (sign === SIGNS.dimmed) dimmed += 1
      if (sign === SIGNS.relit) relit.push(id)
    }
    const fire = night.fire + FIRE_A_LAMP * dimmed
    const each = shareOf(fire, relit.length)
    const here = players.filter(({ id, present }) => present || round.answers[id] !== undefined)
    const lit = here.filter(({ id }) => (walkers[id]?.lamps ?? 0) > 0)
    const dawn = night.isDawn ? dawnPoints(lit.length, here.length) : null
    const taken = { ...night.taken }
    const scores: Record<string, number> = {}
    for (const id of relit) {
      taken[id] = (taken[id] ?? 0) + each
      scores[id] = each
    }
    if (dawn) for (const id of round.players) scores[id] = (scores[id] ?? 0) + dawn
    const after = { ...night, walkers, nights, taken, fire: fire - each * relit.length }
    const percent = Math.round((100 * lit.length) / Math.max(1, here.length))
    const last = { dimmed, relit: relit.length, share: each, litPercent: percent, dawn }
    const lights = [...night.lights, lightPercent(after, players)]
    return { extra: { ...after, last, lights }, scores }
  },
  modeViews: {
    player: (night, playerId, round) => {
      const { lamps, row, shelters } = walkerOf(night, playerId)
      const isSheltered = night.sheltered.includes(playerId)
      const isClosed = night.last !== null && round.players.includes(playerId)
      return {
        lamps,
        of: night.start,
        row,
        shelters: isClosed || !isSheltered ? shelters : shelters - 1,
        isSheltered,
        isDawn: night.isDawn,
        fire: night.fire,
        sign: isClosed ? (night.nights[playerId]?.at(-1) ?? null) : null,
        share: night.last?.share ?? 0,
        dawn: night.last?.dawn ?? null,
      }
    },
    all: (night, _, { players }) => ({
      ...litOf(night, players),
      fire: night.fire,
      isDawn: night.isDawn,
      last: night.last,
    }),
  },
  ending: ({ lights, last }) => ({
    summary: { lights, litPercent: last === null || last.dawn === null ? null : last.litPercent },
  }),
  endingOf: (night, playerId) => ({
    night: night.nights[playerId] ?? '',
    lamps: walkerOf(night, playerId).lamps,
    taken: night.taken[playerId] ?? 0,
  }),
})

function mayShelter(night: Night, playerId: string): boolean {
  const { lamps, shelters } = walkerOf(night, playerId)
  return !night.isDawn && lamps > 0 && shelters > 0
}

const mapWalkers = (walkers: Night['walkers'], change: (walker: Walker) => Walker) =>
  Object.fromEntries(Object.entries(walkers).map(([id, walker]) => [id, change(walker)]))

/** The lamps of the class, of those who have not been removed: never whose. */
function litOf(night: Night, players: readonly { id: string }[]) {
  const lamps = players.map(({ id }) => walkerOf(night, id).lamps)
  const lit = lamps.reduce((sum, own) => sum + own, 0)
  return { lit, of: players.length * night.start }
}

function lightPercent(night: Night, players: readonly { id: string }[]): number {
  const { lit, of } = litOf(night, players)
  return of === 0 ? 0 : Math.round((100 * lit) / of)
}

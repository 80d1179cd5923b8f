import * as z from 'zod'
import { defineRounds } from '../../kits/rounds/rounds-mode'
import { isDone, isRight, type RoundsState } from '../../kits/rounds/rounds-state'
import { manifest } from './manifest'

const Footing = z.enum(['light', 'firm', 'bold'])
const Route = z.object({
  /** This round's. */
  paths: z.record(z.string(), z.enum(['north', 'south'])),
  sheltered: z.array(z.string()),
  carrying: z.array(z.string()),
  carried: z.record(z.string(), z.number().int()),
  held: z.record(z.string(), z.partialRecord(Footing, z.number().int())),
})
type Route = z.infer<typeof Route>

/** Percent of the points, for right and wrong. */
const PERCENT = { light: [60, 25], firm: [100, 0], bold: [130, -60] } as const
const SHELTER_PERCENT = 60
const UNANSWERED = -2
const RARE_PATH = 2
const BANKED = 5
const CARRIED = 6

/** Paths, footings, shelter and carrying: every feature that a round can have. Rules: RULES.md */
export const rules = defineRounds(manifest)<Route>({
  extra: Route,
  points: ({ points, share, move, extra, playerId }) => {
    if (extra.sheltered.includes(playerId)) return (points * SHELTER_PERCENT) / 100
    if (move === null) return UNANSWERED
    const [right, wrong] = PERCENT[move.footing]
    return (points * (share === 1 ? right : wrong)) / 100
  },
  setup: () => ({ paths: {}, sheltered: [], carrying: [], carried: {}, held: {} }),
  playerJoined: (route) => route,
  opening: (route) => ({ ...route, paths: {}, sheltered: [], carrying: [] }),
  phases: {
    pick: {
      at: 'before',
      ms: ({ settings }) => settings.pickSeconds * 1_000,
      closed: (route, { step }) => {
        const paths = (step?.players ?? []).map((id) => [id, route.paths[id] ?? 'south'])
        return { extra: { ...route, paths: Object.fromEntries(paths) } }
      },
    },
    camp: {
      at: 'after',
      ms: () => 12_000,
      plays: (_, playerId, round) => isRight(round.answers[playerId]?.share ?? 0),
      closed: (route, { step }) => {
        const carried = { ...route.carried }
        const scores: Record<string, number> = {}
        for (const id of step?.players ?? []) {
          if (route.carrying.includes(id)) carried[id] = (carried[id] ?? 0) + CARRIED
          else scores[id] = BANKED
        }
        return { extra: { ...route, carrying: [], carried }, scores }
      },
    },
  },
  moves: {
    pick: {
      in: 'pick',
      play: (route, playerId, { path }) => ({
        ok: true,
        extra: { ...route, paths: { ...route.paths, [playerId]: path } },
        isDone: true,
      }),
    },
    shelter: {
      in: 'question',
      play: (route, playerId) => ({
        ok: true,
        extra: { ...route, sheltered: [...route.sheltered, playerId] },
        isDone: true,
        reply: { sheltered: true },
      }),
    },
    keep: {
      in: 'camp',
      play: (route, playerId, { what }) => ({
        ok: true,
        extra: what === 'carry' ? { ...route, carrying: [...route.carrying, playerId] } : route,
        isDone: true,
      }),
    },
  },
  closed: (route, round) => ({
    extra: { ...route, held: heldAfter(route, round) },
    scores: Object.fromEntries(onRarePath(route, round).map((id) => [id, RARE_PATH])),
  }),
  finished: (route) => ({ extra: { ...route, carried: {} }, scores: route.carried }),
  modeViews: {
    player: (route, playerId, round) => ({
      phase: round.step?.name ?? null,
      mayChoose: (round.step?.players.includes(playerId) ?? false) && !isDone(round, playerId),
      path: route.paths[playerId] ?? null,
      carried: route.carried[playerId] ?? 0,
    }),
    all: (_, { step }) => ({ phase: step?.name ?? null, chosen: step?.done.length ?? 0 }),
  },
  endingOf: ({ held }, playerId) => ({ held: held[playerId] ?? {} }),
})

/** Right answers on the less taken path; none if both are equally taken. */
function onRarePath({ paths }: Route, { answers }: RoundsState<Route>): string[] {
  const all = Object.values(paths)
  const north = all.filter((path) => path === 'north').length
  const south = all.length - north
  if (north === south) return []
  const rare = north < south ? 'north' : 'south'
  return Object.keys(paths).filter((id) => paths[id] === rare && isRight(answers[id]?.share ?? 0))
}

function heldAfter({ held }: Route, { answers }: RoundsState<Route>): Route['held'] {
  const next = { ...held }
  for (const [id, { share, beside }] of Object.entries(answers)) {
    const footing = Footing.parse(beside?.footing)
    if (!isRight(share)) continue
    next[id] = { ...next[id], [footing]: (next[id]?.[footing] ?? 0) + 1 }
  }
  return next
}

import { refuse } from '@pathquest/core/errors'
import { phaseView } from '../kits/rounds/phase-view'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { RoundsState } from '../kits/rounds/rounds-state'
import {
  type Dig,
  eachSite,
  Ground,
  type Haul,
  laidFor,
  leanest,
  NEW_HAUL,
  shareMax,
} from './ground'
import { manifest, type Site } from './manifest'

const PICK_SECONDS = 12

/** Four sites, one survey day: who is right shares what lies there. Rules: RULES.md */
export const rules = defineRounds(manifest)<Ground>({
  extra: Ground,
  // Known at the closing, when all have dug.
  points: () => 0,
  setup: () => ({
    funds: eachSite(() => 0),
    open: [],
    isDouble: false,
    picks: {},
    crowd: null,
    digs: null,
    laid: 0,
    paid: 0,
    hauls: {},
    best: null,
  }),
  playerJoined: (ground) => ground,
  opening: laidFor,
  phases: {
    pick: {
      at: 'before',
      ms: () => PICK_SECONDS * 1_000,
      // Also for who came during the phase, and is asked the question.
      closed: (ground, _, { players }) => {
        const site = leanest(ground)
        const picks = players.map(({ id }) => [id, ground.picks[id] ?? site])
        return { extra: { ...ground, picks: Object.fromEntries(picks) } }
      },
    },
  },
  moves: {
    pick: {
      in: 'pick',
      choices: ({ open }) => open.map((value) => ({ value })),
      play: (ground, playerId, { site }) =>
        ground.open.includes(site)
          ? {
              ok: true,
              extra: { ...ground, picks: { ...ground.picks, [playerId]: site } },
              isDone: true,
            }
          : refuse('not_now'),
    },
  },
  closed: dug,
  modeViews: {
    player: (ground, playerId, round, context) => {
      const pick = ground.picks[playerId] ?? null
      const isMine = round.players.includes(playerId)
      return {
        ...seen(ground),
        phase: phaseView(round, playerId, context),
        pick,
        gain: ground.digs && isMine ? (round.answers[playerId]?.earned ?? 0) : null,
      }
    },
    all: (ground, round, context) => ({
      ...seen(ground),
      phase: phaseView(round, null, context),
      pick: null,
      gain: null,
    }),
  },
  ending: ({ laid, paid, funds, best }) => ({ summary: { laid, paid, funds, best } }),
  endingOf: ({ hauls }, playerId) => hauls[playerId] ?? null,
})

/** What everybody may know: nobody's pick before the closing. */
const seen = (ground: Ground) => {
  const { funds, open, isDouble, crowd, digs } = ground
  return { funds, open, isDouble, shareMax: shareMax(ground), crowd, digs }
}

/** Who is right shares their site's fund; the rest stays in the ground. */
function dug(ground: Ground, round: RoundsState<Ground>) {
  const { answers, stayed, players } = round
  const points: Record<string, number> = {}
  const hauls = { ...ground.hauls }
  let { laid } = ground
  const digs = eachSite((site): Dig => {
    const here = players.filter((id) => ground.picks[id] === site && stayed.includes(id))
    const shares = here.map((id) => [id, answers[id]?.share ?? 0] as const)
    const sum = shares.reduce((all, [, share]) => all + share, 0)
    const fund = ground.funds[site]
    const whole = Math.min(shareMax(ground), fund / Math.max(1, sum))
    let left = fund
    let each = 0
    for (const [id, share] of shares) {
      // An answer that is accepted later takes nothing from who has dug already.
      const earned = Math.max(Math.floor(whole * share), answers[id]?.earned ?? 0)
      left -= earned
      each = Math.max(each, earned)
      if (answers[id]) points[id] = earned
      hauls[id] = hauled(hauls[id] ?? NEW_HAUL, site, earned)
    }
    const sharers = shares.filter(([, share]) => share > 0).length
    // Where they have more than the ground had, it gives that as well.
    laid += Math.max(0, -left)
    return { fund, diggers: here.length, sharers, each, left: Math.max(0, left) }
  })
  const paid = Object.values(points).reduce((sum, earned) => sum + earned, ground.paid)
  const crowd = eachSite((site) => digs[site].diggers)
  const funds = eachSite((site) => digs[site].left)
  const best = bestOf(ground.best, digs, round.index)
  return { extra: { ...ground, funds, crowd, digs, hauls, laid, paid, best }, points }
}

const hauled = ({ rounds, earned }: Haul, site: Site, gain: number): Haul => ({
  rounds: { ...rounds, [site]: rounds[site] + 1 },
  earned: { ...earned, [site]: earned[site] + gain },
})

/** The first of the largest shares stays. */
const bestOf = (before: Ground['best'], digs: Record<Site, Dig>, index: number): Ground['best'] =>
  (Object.entries(digs) as [Site, Dig][]).reduce(
    (best, [site, { each, sharers, fund }]) =>
      sharers > 0 && each > (best?.each ?? 0) ? { index, site, each, sharers, fund } : best,
    before,
  )

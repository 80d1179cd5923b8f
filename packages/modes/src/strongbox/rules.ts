import { refuse } from '@pathquest/core/errors'
import { phaseView } from '../kits/rounds/phase-view'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { isRight, type RoundsState } from '../kits/rounds/rounds-state'
import { Couriers, growthOf, NEW_COURIERS, settled } from './courier'
import { CHOICES, manifest } from './manifest'

const CHOOSE_SECONDS = 12
const COINS = 10
const LAST_ROUNDS = 2
const LAST_TIMES = 2
/** Fewer have no keys: too few boxes to go round. */
const KEYS_FROM = 4

/** Bank it, carry it, or buy a key. Rules: RULES.md */
export const rules = defineRounds(manifest)<Couriers>({
  extra: Couriers,
  points: ({ share, extra }) => Math.floor(extra.rate * share),
  setup: () => NEW_COURIERS,
  playerJoined: (couriers) => couriers,
  opening: (couriers, { players, questions }, index) => ({
    ...couriers,
    rate: COINS * (index >= questions.length - LAST_ROUNDS ? LAST_TIMES : 1),
    hasKeys: players.filter(({ present }) => present).length >= KEYS_FROM,
    choices: {},
    outcomes: {},
    counts: null,
  }),
  closed: loaded,
  phases: {
    choose: {
      at: 'after',
      ms: () => CHOOSE_SECONDS * 1_000,
      plays: ({ carried }, playerId, { isLast }) => !isLast && (carried[playerId] ?? 0) > 0,
      closed: (couriers, round, { players, random }) => {
        const here = players.map(({ id }) => id).filter((id) => round.step?.players.includes(id))
        const extra = settled(couriers, here, rightIn(round), random)
        const scores: Record<string, number> = {}
        for (const id of here) scores[id] = (extra.banked[id] ?? 0) - (couriers.banked[id] ?? 0)
        return { extra, scores }
      },
    },
  },
  moves: {
    choose: {
      in: 'choose',
      choices: (couriers, { players }, round) => {
        const only = players.map(({ id }) => id).filter((id) => mayBuyKey(couriers, id, round))
        return CHOICES.map((value) => (value === 'key' ? { value, only } : { value }))
      },
      play: (couriers, playerId, { what }, _, round) =>
        what === 'key' && !mayBuyKey(couriers, playerId, round)
          ? refuse('not_now')
          : {
              ok: true,
              extra: { ...couriers, choices: { ...couriers.choices, [playerId]: what } },
              isDone: true,
            },
    },
  },
  // The boxes have been sent by then: what is accepted later is safe at once.
  rescored: (couriers, _, gains) => {
    const { outcomes } = couriers
    const banked = { ...couriers.banked }
    const log = { ...couriers.log }
    let { earned } = couriers
    for (const [id, coins] of Object.entries(gains)) {
      banked[id] = (banked[id] ?? 0) + coins
      earned += coins
      const last = outcomes[id] && log[id]?.at(-1)
      if (last) log[id] = [...(log[id] ?? []).slice(0, -1), [last[0], last[1], last[2] + coins]]
    }
    return { ...couriers, banked, log, earned }
  },
  // After the last question, or an early end, the boxes are home.
  finished: (couriers) => {
    const banked = { ...couriers.banked }
    for (const [id, coins] of Object.entries(couriers.carried))
      banked[id] = (banked[id] ?? 0) + coins
    return { extra: { ...couriers, banked, carried: {} }, scores: couriers.carried }
  },
  modeViews: {
    player: (couriers, playerId, round, context) => ({
      ...seen(couriers),
      phase: phaseView(round, playerId, context),
      own: {
        carried: couriers.carried[playerId] ?? 0,
        banked: couriers.banked[playerId] ?? 0,
        chosen: couriers.choices[playerId] ?? null,
        mayBuyKey: round.phase === 'closed' && mayBuyKey(couriers, playerId, round),
        isInCamp: round.phase === 'closed' && !rightIn(round).has(playerId),
        outcome: couriers.outcomes[playerId] ?? null,
      },
    }),
    all: (couriers, round, context) => ({
      ...seen(couriers),
      phase: phaseView(round, null, context),
      own: null,
    }),
  },
  ending: ({ earned, grown, fees, opened, moved }) => ({
    summary: { earned, grown, fees, opened, moved },
  }),
  endingOf: ({ log, banked }, playerId) => ({
    log: log[playerId] ?? [],
    banked: banked[playerId] ?? 0,
  }),
})

/** What everybody may know: no choice before all have chosen, and nobody's box. */
const seen = ({ rate, hasKeys, road, counts, banked }: Couriers) => ({
  rate,
  growth: growthOf(rate),
  hasKeys,
  road,
  counts,
  safe: Object.values(banked).reduce((sum, coins) => sum + coins, 0),
})

const rightIn = ({ answers }: RoundsState<Couriers>): ReadonlySet<string> =>
  new Set(Object.keys(answers).filter((id) => isRight(answers[id]?.share ?? 0)))

const mayBuyKey = (couriers: Couriers, id: string, round: RoundsState<Couriers>): boolean =>
  couriers.hasKeys && isRight(round.answers[id]?.share ?? 0)

/** An answer's coins go into the box: they are no score before they are banked. */
function loaded(couriers: Couriers, { answers }: RoundsState<Couriers>) {
  const carried = { ...couriers.carried }
  const scores: Record<string, number> = {}
  let { earned } = couriers
  for (const [id, { points }] of Object.entries(answers)) {
    carried[id] = (carried[id] ?? 0) + points
    earned += points
    scores[id] = -points
  }
  return { extra: { ...couriers, carried, earned }, scores }
}

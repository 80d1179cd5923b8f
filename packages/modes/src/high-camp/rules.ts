import { defineRounds } from '../kits/rounds/rounds-mode'
import { Camp, carriedBy, isLegOver, storm, withLeg } from './camp'
import { FIRST_LOADS_A_HEAD, legsOf, mapLoads, noLoads, STEP_POINTS, summitOf } from './forecast'
import { manifest } from './manifest'
import { classView, playerView } from './views'

/** One class fills three stores before each storm, and climbs together. Rules: RULES.md */
export const rules = defineRounds(manifest)<Camp>({
  extra: Camp,
  setup: ({ questions }) => ({
    legs: legsOf(questions).length,
    height: 0,
    heights: [],
    loadsAHead: FIRST_LOADS_A_HEAD,
    leg: null,
    stores: noLoads(),
    last: null,
    carried: {},
  }),
  playerJoined: (camp) => camp,
  opening: (camp, { questions, players, random }, index) => {
    const open = { ...camp, last: null }
    const legs = legsOf(questions)
    const number = legs.findIndex((leg) => leg.includes(index))
    if (number < 0) return open
    const at = legs[number]?.indexOf(index) ?? 0
    // The last question of a leg was skipped: its storm is due.
    const before = open.leg && open.leg.number !== number ? storm(open).camp : open
    const planned = legs[number]?.length ?? 0
    if (at === 0 || before.leg === null) return withLeg(before, number, planned, players, random)
    return { ...before, leg: { ...before.leg, skipped: at - before.leg.played } }
  },
  closed: (camp, round, { questions, players }) => {
    const leg = camp.leg
    const isCounted = leg !== null && legsOf(questions)[leg.number]?.includes(round.index)
    if (!isCounted) return { extra: { ...camp, last: { loads: noLoads(), storm: null } } }
    const carried = { ...camp.carried }
    const loads = noLoads()
    for (const id of round.players) {
      const made = carriedBy(round, id)
      if (made === null) continue
      loads[made.store] += made.loads
      const own = carried[id] ?? noLoads()
      carried[id] = { ...own, [made.store]: own[made.store] + made.loads }
    }
    const stores = mapLoads((store) => camp.stores[store] + loads[store])
    const chances = leg.chances + players.filter(({ present }) => present).length
    const after: Camp = {
      ...camp,
      carried,
      stores,
      leg: { ...leg, played: leg.played + 1, chances },
    }
    if (!isLegOver(leg, questions, round.index)) {
      return { extra: { ...after, last: { loads, storm: null } } }
    }
    const { camp: moved, found } = storm(after)
    return { extra: { ...moved, last: { loads, storm: found } } }
  },
  finished: (camp, round, { players }) => {
    const ended = camp.leg && camp.leg.played > 0 ? storm(camp).camp : { ...camp, leg: null }
    const points = STEP_POINTS * ended.height
    const took = players.filter(({ id, present }) => present || round.tallies[id] !== undefined)
    return { extra: ended, scores: Object.fromEntries(took.map(({ id }) => [id, points])) }
  },
  modeViews: { player: playerView, all: classView },
  ending: ({ height, heights, legs, carried }) => ({
    outcome: height >= summitOf(legs) ? 'won' : 'lost',
    summary: {
      height,
      heights,
      legs,
      loads: mapLoads((store) => Object.values(carried).reduce((sum, own) => sum + own[store], 0)),
    },
  }),
  endingOf: ({ carried }, playerId) => carried[playerId] ?? noLoads(),
})

import { isSurvey } from '@pathquest/core/questions/questions'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { Camp, carriedBy, isLegOver, storm, withLeg } from './camp'
import {
  FIRST_LOADS_A_HEAD,
  legAt,
  legsOf,
  mapLoads,
  noLoads,
  STEP_POINTS,
  summitOf,
} from './forecast'
import { manifest } from './manifest'
import { classView, playerView } from './views'

/** One class fills three stores before each storm, and climbs together. Rules: RULES.md */
export const rules = defineRounds(manifest)<Camp>({
  extra: Camp,
  setup: ({ questions }) => ({
    legs: legsOf(questions.length).length,
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
    const { leg: number, at } = legAt(index, questions.length)
    // The last question of a leg was skipped: its storm is due.
    const before = open.leg && open.leg.number !== number ? storm(open).camp : open
    if (at > 0 && before.leg) {
      return { ...before, leg: { ...before.leg, skipped: at - before.leg.played } }
    }
    const planned = legsOf(questions.length)[number] ?? 0
    return withLeg(before, number, planned, players, random)
  },
  closed: (camp, round, { questions, players }) => {
    const question = questions[round.index]
    const isCounted = question !== undefined && !isSurvey(question)
    const carried = { ...camp.carried }
    const loads = noLoads()
    for (const id of isCounted ? round.players : []) {
      const made = carriedBy(round, id)
      if (made === null) continue
      loads[made.store] += made.loads
      const own = carried[id] ?? noLoads()
      carried[id] = { ...own, [made.store]: own[made.store] + made.loads }
    }
    const here = players.filter(({ present }) => present).length
    const leg = camp.leg && {
      ...camp.leg,
      played: camp.leg.played + (isCounted ? 1 : 0),
      skipped: camp.leg.skipped + (isCounted ? 0 : 1),
      chances: camp.leg.chances + (isCounted ? here : 0),
    }
    const stores = mapLoads((store) => camp.stores[store] + loads[store])
    const after: Camp = { ...camp, carried, stores, leg }
    if (!isLegOver(round.index, questions.length)) {
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

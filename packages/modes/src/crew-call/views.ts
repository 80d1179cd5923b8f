import type { ModeContext, OwnText } from '@pathquest/core/modes/mode'
import type { BallotsState } from '../kits/ballots/ballots-state'
import { type PhaseView, phaseView } from '../kits/rounds/phase-view'
import type { Call, Plan, ShownPlan, Told } from './call'
import type { Career, DealtMission, Material } from './deal'
import type { Tag } from './manifest'

type State = BallotsState<Call>

/** A plan for all: its maker has a name only by their own wish. */
export interface PlanView extends Omit<ShownPlan, 'maker' | 'plan'> {
  crew: number[]
  reason: Plan['reason']
  by: string | null
}

export interface CallView {
  index: number
  total: number
  mission: OwnText
  careers: readonly string[]
  /** null: the plans are shown. */
  phase: PhaseView | null
  told: { plans: number; top: PlanView[]; sent: number[] | null } | null
}

export interface OwnCallView extends CallView {
  /** False for who came during this mission. */
  isIn: boolean
  plan: Plan | null
  /** Plans of others, without names; null: not now. */
  gallery: Plan[] | null
  star: { place: number; tag: Tag } | null
  /** Of the own plan, once they are told; null: there were none to give. */
  stars: number | null
  /** The own plan's place among those that are shown; null: it is not. */
  mine: number | null
}

const missionsIn = ({ material }: Pick<ModeContext, 'material'>): readonly DealtMission[] =>
  (material as unknown as Material).missions

function shownView(call: Call, told: Told, { players }: ModeContext): PlanView[] {
  const nameOf = (maker: string) =>
    call.named.some((one) => one.mission === told.mission && one.maker === maker)
      ? (players.find(({ id }) => id === maker)?.displayName ?? null)
      : null
  return told.top.map(({ maker, plan, ...shown }) => ({ ...plan, ...shown, by: nameOf(maker) }))
}

const lastOf = ({ step, round, extra }: State): Told | null => {
  const last = extra.story.at(-1)
  return step === null && last?.mission === round ? last : null
}

function commonView(state: State, playerId: string | null, context: ModeContext): CallView {
  const missions = missionsIn(context)
  const mission = missions[state.round] as DealtMission
  const told = lastOf(state)
  return {
    index: state.round,
    total: missions.length,
    mission: mission.text,
    careers: mission.careers.map(({ title }) => title),
    phase: phaseView(state, playerId, context),
    told: told && {
      plans: told.plans,
      top: shownView(state.extra, told, context),
      sent: told.sent,
    },
  }
}

export const classView = (state: State, context: ModeContext): CallView =>
  commonView(state, null, context)

export function playerView(state: State, playerId: string, context: ModeContext): OwnCallView {
  const { plans, ring, galleries, stars, own } = state.extra
  const told = lastOf(state)
  const seen = galleries[playerId]
  const given = stars[playerId]
  const last = own[playerId]?.at(-1)
  const place = told?.top.findIndex(({ maker }) => maker === playerId) ?? -1
  return {
    ...commonView(state, playerId, context),
    isIn: state.players.includes(playerId),
    plan: plans[playerId] ?? null,
    gallery:
      state.step?.name === 'gallery' && seen
        ? seen.flatMap((at) => plans[ring[at] ?? ''] ?? [])
        : null,
    star: given && seen ? { place: seen.indexOf(given.plan), tag: given.tag } : null,
    stars: told && last?.mission === told.mission ? last.stars : null,
    mine: place < 0 ? null : place,
  }
}

/** What the class made of each mission. */
export interface Summary {
  missions: {
    text: OwnText
    plans: number
    /** The crew with most stars; null: no plan got one. */
    best: { crew: Career[]; reason: Plan['reason']; stars: number; by: string | null } | null
    /** In half of the plans or more; null: none, or too few plans. */
    most: Career | null
    /** In no plan at all. */
    never: Career | null
  }[]
}

export function summaryOf(call: Call, context: ModeContext): Summary {
  return {
    missions: call.story.map((told) => {
      const { text, careers } = missionsIn(context)[told.mission] as DealtMission
      const [first] = shownView(call, told, context)
      const isBest = first !== undefined && first.stars > 0
      const sent = told.sent ?? []
      const top = Math.max(0, ...sent)
      return {
        text,
        plans: told.plans,
        best: isBest
          ? {
              crew: crewOf(careers, first.crew),
              reason: first.reason,
              stars: first.stars,
              by: first.by,
            }
          : null,
        most: 2 * top >= told.plans && top > 0 ? (careers[sent.indexOf(top)] ?? null) : null,
        never: careers[sent.indexOf(0)] ?? null,
      }
    }),
  }
}

const crewOf = (careers: readonly Career[], crew: readonly number[]): Career[] =>
  crew.flatMap((at) => careers[at] ?? [])

/** One player's crews, by their place in the summary; null: they sent none. */
export interface OwnEnding {
  crews: { at: number; crew: Career[]; reason: Plan['reason']; stars: number | null }[]
}

export function ownEnding(call: Call, playerId: string, context: ModeContext): OwnEnding | null {
  const own = call.own[playerId]
  if (!own) return null
  return {
    crews: own.map(({ mission, plan: { crew, reason }, stars }) => ({
      at: call.story.findIndex((told) => told.mission === mission),
      crew: crewOf(missionsIn(context)[mission]?.careers ?? [], crew),
      reason,
      stars,
    })),
  }
}

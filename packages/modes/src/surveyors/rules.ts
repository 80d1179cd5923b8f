import { refuse } from '@pathquest/core/errors'
import type { ModePlayer } from '@pathquest/core/modes/mode'
import { isSurvey } from '@pathquest/core/questions/questions'
import {
  balanceCrews,
  crewOf,
  dealCrews,
  firstCrewBonus,
  rankCrews,
  seatLatecomer,
} from '../kits/crews/crews'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { RoundsState } from '../kits/rounds/rounds-state'
import {
  groundOf,
  isLastRound,
  Land,
  landOf,
  legalFrom,
  NAMED_POINTS,
  newBoard,
  settled,
  stakesFor,
} from './land'
import { manifest } from './manifest'
import { classView, playerView } from './views'

const NAME_SECONDS = 15
const FEW_PLAYERS = 4

const teamsFor = (teams: number, players: number): number =>
  Math.min(players, players < FEW_PLAYERS ? 2 : teams)

/** Right answers earn stakes, and each team stakes out its land. Rules: RULES.md */
export const rules = defineRounds(manifest)<Land>({
  extra: Land,
  crewCount: ({ teams }, players) => teamsFor(teams, players),
  setup: ({ settings, players, random }) => {
    const dealt = dealCrews(teamsFor(settings.teams, players.length), players, random)
    const board = newBoard(dealt, random)
    const none = board.starts.map(() => 0)
    return {
      ...board,
      crews: dealt.map((crew) => ({ ...crew, hundredths: 100 * landOf(board, crew.number) })),
      ...{ stakes: none, earned: none, spent: none },
      ...{ names: {}, last: null, rounds: [], own: {} },
    }
  },
  playerJoined: (land, playerId, { players }) => {
    // A player alone gets a rival.
    const crews = seatLatecomer(
      land.crews,
      playerId,
      players,
      land.crews.length === 1 ? 0 : undefined,
    )
    const founded = crews.length > land.crews.length ? crews.length : 0
    const owner = land.owner.map((one, tile) => (tile === land.starts[founded - 1] ? founded : one))
    return { ...land, crews, owner }
  },
  opening: (land, { players }) => ({
    ...land,
    crews: balanceCrews(land.crews, players),
    stakes: land.stakes.map(() => 0),
    names: {},
    last: null,
  }),
  phases: {
    name: {
      at: 'after',
      ms: () => NAME_SECONDS * 1_000,
      plays: (land, playerId) => reachOf(land, playerId).length > 0,
      closed: (land, _, { random }) => {
        const membersOf = (team: number) =>
          land.crews.find(({ number }) => number === team)?.playerIds ?? []
        const after = settled(
          land,
          (team) => membersOf(team).flatMap((id) => land.names[id] ?? []),
          random,
        )
        const own = { ...land.own }
        const scores: Record<string, number> = {}
        for (const [id, tile] of Object.entries(land.names)) {
          const team = crewOf(land.crews, id)?.number
          const isTaken = after.last?.taken.some((one) => one.tile === tile && one.team === team)
          const before = own[id] ?? { named: 0, taken: 0 }
          own[id] = { named: before.named + 1, taken: before.taken + (isTaken ? 1 : 0) }
          if (isTaken) scores[id] = NAMED_POINTS
        }
        return { extra: { ...after, own }, scores }
      },
    },
  },
  moves: {
    name: {
      in: 'name',
      play: (land, playerId, { tile }) =>
        reachOf(land, playerId).includes(tile)
          ? {
              ok: true,
              extra: { ...land, names: { ...land.names, [playerId]: tile } },
              isDone: true,
            }
          : refuse('not_now'),
    },
  },
  closed: (land, round, { questions, players }) => {
    const question = questions[round.index]
    if (question === undefined || isSurvey(question)) return { extra: land }
    const isLast = isLastRound(round.index, questions.length)
    const stakes = land.stakes.map((_, i) =>
      land.crews.some(({ number }) => number === i + 1)
        ? stakesFor(land, i + 1, shareRight(land, i + 1, round, players), isLast)
        : 0,
    )
    const earned = land.earned.map((before, i) => before + (stakes[i] ?? 0))
    return { extra: { ...land, stakes, earned } }
  },
  teams: {
    rows: ({ crews }) => rankCrews(crews),
    bonusTokens: ({ crews }) => firstCrewBonus(crews),
  },
  modeViews: { player: playerView, all: classView },
  ending: ({ crews, owner, peaks, starts, rounds }) => ({
    summary: { teams: crews.map(({ number }) => number), owner, peaks, starts, rounds },
  }),
  endingOf: ({ crews, own }, playerId) => ({
    team: crewOf(crews, playerId)?.number ?? null,
    ...(own[playerId] ?? { named: 0, taken: 0 }),
  }),
})

/** Tiles that a player may name: those that the own team may take. */
function reachOf(land: Land, playerId: string): number[] {
  const team = crewOf(land.crews, playerId)?.number
  if (team === undefined) return []
  return legalFrom(land, groundOf(land, team), land.stakes[team - 1] ?? 0)
}

/** Of the present members who took part. */
function shareRight(
  { crews }: Land,
  team: number,
  { players: asked, answers }: RoundsState,
  players: readonly ModePlayer[],
): number {
  const ids = crews.find(({ number }) => number === team)?.playerIds ?? []
  const here = ids.filter(
    (id) =>
      asked.includes(id) &&
      (answers[id] !== undefined || players.some((one) => one.id === id && one.present)),
  )
  const sum = here.reduce((all, id) => all + (answers[id]?.share ?? 0), 0)
  return here.length === 0 ? 0 : sum / here.length
}

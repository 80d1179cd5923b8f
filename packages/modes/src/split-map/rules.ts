import { refuse } from '@pathquest/core/errors'
import type { ModeContext } from '@pathquest/core/modes/mode'
import {
  balanceCrews,
  crewsOfSize,
  dealCrews,
  firstCrewBonus,
  rankCrews,
  scoreCrews,
  seatLatecomer,
} from '../kits/crews/crews'
import type { HeldAnswer } from '../kits/rounds/round-rules'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { manifest } from './manifest'
import {
  claimsOf,
  dealOptions,
  dealtIn,
  isHere,
  type Reading,
  readableBy,
  readingOf,
  SHARES,
  Sheet,
} from './sheet'
import { classView, playerView } from './views'

/** A team has as much longer to talk. */
const TALK_MS = 15_000

/** The options of a question are dealt to a team, which reads them together. Rules: RULES.md */
export const rules = defineRounds(manifest)<Sheet>({
  extra: Sheet,
  hidesQuestion: 'class',
  extraMs: TALK_MS,
  crewCount: ({ crewSize }, players) => crewsOfSize(crewSize, players),
  setup: ({ settings, players, random }) => ({
    crews: dealCrews(crewsOfSize(settings.crewSize, players.length), players, random),
    hands: {},
    claims: {},
    readings: null,
    read: {},
    own: {},
  }),
  playerJoined: (sheet, playerId, { players, settings }) => ({
    ...sheet,
    crews: seatLatecomer(sheet.crews, playerId, players, settings.crewSize),
  }),
  opening: (sheet, context, index) => {
    const crews = balanceCrews(sheet.crews, context.players)
    const options = context.questions[index]?.options.length ?? 0
    const hands = crews.map(({ playerIds }) => {
      const members = playerIds.filter((id) => isHere(context, id))
      return dealOptions(options, members, context.random)
    })
    return { ...sheet, crews, hands: Object.assign({}, ...hands), claims: {}, readings: null }
  },
  plays: ({ hands }, playerId) => hands[playerId] !== undefined,
  moves: {
    claim: {
      in: 'question',
      takesBack: true,
      play: (sheet, playerId, { option }, context) =>
        readableBy(sheet, playerId, context).includes(option)
          ? {
              ok: true,
              extra: { ...sheet, claims: { ...sheet.claims, [playerId]: option } },
              notify: crewAround(sheet, playerId),
            }
          : refuse('option_not_found'),
    },
    hold: {
      in: 'question',
      takesBack: true,
      play: (sheet, playerId) => {
        const { [playerId]: _, ...claims } = sheet.claims
        return { ok: true, extra: { ...sheet, claims }, notify: crewAround(sheet, playerId) }
      },
    },
    keep: {
      in: 'question',
      play: (sheet, playerId) => ({
        ok: true,
        extra: sheet,
        isDone: true,
        notify: crewAround(sheet, playerId),
      }),
    },
  },
  held: heldAnswers,
  closed: (sheet, round, context) => {
    const right = rightIn(round, context)
    const took = new Set(round.players)
    const points = (id: string) => round.answers[id]?.points ?? 0
    const crews = right === null ? sheet.crews : scoreCrews(sheet.crews, took, points)
    if (right === null) return { extra: sheet }
    const readings: Record<string, Reading> = {}
    const read = { ...sheet.read }
    const own = { ...sheet.own }
    for (const crew of sheet.crews) {
      const members = dealtIn(sheet, crew)
      if (members.length === 0) continue
      const reading = readingOf(claimsOf(sheet, crew, round, context), right)
      readings[crew.id] = reading
      read[crew.id] = [...(read[crew.id] ?? []), reading]
      for (const id of members.filter((one) => sheet.hands[one]?.includes(right))) {
        const { held, claimed } = own[id] ?? { held: 0, claimed: 0 }
        own[id] = { held: held + 1, claimed: claimed + (sheet.claims[id] === right ? 1 : 0) }
      }
    }
    return { extra: { ...sheet, crews, readings, read, own } }
  },
  teams: {
    rows: ({ crews }) => rankCrews(crews),
    bonusTokens: ({ crews }) => firstCrewBonus(crews),
  },
  modeViews: { player: playerView, all: classView },
  ending: ({ crews, read }) => ({
    summary: {
      crews: crews.map(({ id, number }) => ({ number, read: read[id] ?? [] })),
    },
  }),
  endingOf: ({ crews, read, own }, playerId) => {
    const crew = crews.find(({ playerIds }) => playerIds.includes(playerId))
    if (!crew) return null
    return { read: read[crew.id] ?? [], ...(own[playerId] ?? { held: 0, claimed: 0 }) }
  },
})

/** Who sees that somebody has moved: the own team. */
const crewAround = ({ crews }: Sheet, playerId: string): string[] =>
  crews.find(({ playerIds }) => playerIds.includes(playerId))?.playerIds ?? [playerId]

const rightIn = ({ index }: RoundsState, { questions }: ModeContext): number | null =>
  questions[index]?.correctIndex ?? null

/**
 * All members of a team have the same answer: the right option if it is among the claimed ones. Where
 * nothing is right, everybody has the own claim.
 */
function heldAnswers(
  sheet: Sheet,
  round: RoundsState<Sheet>,
  context: ModeContext,
): Record<string, HeldAnswer> {
  const right = rightIn(round, context)
  const given = { at: context.now, usedMs: Math.max(0, context.now - round.openedAt) }
  const held: Record<string, HeldAnswer> = {}
  for (const crew of sheet.crews) {
    const claims = claimsOf(sheet, crew, round, context)
    const [first] = claims
    if (first === undefined) continue
    for (const id of dealtIn(sheet, crew)) {
      const own = sheet.claims[id]
      if (right === null && own !== undefined) held[id] = { ...given, answer: own }
      if (right === null) continue
      const answer = claims.includes(right) ? right : first
      held[id] = { ...given, answer, share: SHARES[readingOf(claims, right)] }
    }
  }
  return held
}

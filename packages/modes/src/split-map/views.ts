import type { Json } from '@pathquest/core/json'
import type { ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { crewOf } from '../kits/crews/crews'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { clockOf } from '../kits/rounds/rounds-views'
import { claimsOf, dealtIn, isHere, type Reading, readableBy, type Sheet } from './sheet'

/** A question without its options, which are dealt. */
export interface AskedView extends Pick<QuestionHeader, 'deadline' | 'limitMs' | 'stopped'> {
  id: string
  text: string
  imageUrl: string | null
  imageAlt: string | null
  number: number
  total: number
  /** So many pieces has the map. */
  options: number
}

export interface MateView {
  name: string
  /** Letters of what they hold, not the texts. */
  holds: number[]
  isKept: boolean
  isHere: boolean
}

/** The own team; null: came when the question was open. */
export interface OwnCrewView {
  number: number
  mates: MateView[]
  /** Own options, and those of lost members. */
  own: { option: number; text: string }[]
  claim: number | null
  isKept: boolean
  /** Of the closed question. */
  claims: number[] | null
  reading: Reading | null
}

export interface CrewView {
  number: number
  kept: number
  here: number
  /** null: the question is open, or nothing in it is right. */
  reading: Reading | null
}

export interface SplitView {
  /** null: closed; it is in the common stage. */
  asked: AskedView | null
  crews: CrewView[]
  own: OwnCrewView | null
}

/** Host and projector: how far the teams are, without a name or a text. */
export const classView = (sheet: Sheet, round: RoundsState<Sheet>, context: ModeContext): Json =>
  ({
    asked: askedView(round, null, context),
    crews: crewViews(sheet, round, context),
    own: null,
  }) satisfies SplitView as unknown as Json

export const playerView = (
  sheet: Sheet,
  playerId: string,
  round: RoundsState<Sheet>,
  context: ModeContext,
): Json =>
  ({
    asked: askedView(round, playerId, context),
    crews: [],
    own: ownView(sheet, playerId, round, context),
  }) satisfies SplitView as unknown as Json

function askedView(
  round: RoundsState,
  playerId: string | null,
  context: ModeContext,
): AskedView | null {
  if (round.phase === 'closed') return null
  const { id, text, imageUrl, imageAlt, options } = context.questions[round.index] as KeyedQuestion
  return {
    ...{ id, text, imageUrl, imageAlt: imageAlt ?? null },
    ...{ number: round.index + 1, total: context.questions.length, options: options.length },
    ...clockOf(round, playerId, context),
  }
}

const crewViews = (sheet: Sheet, round: RoundsState<Sheet>, context: ModeContext): CrewView[] =>
  sheet.crews.flatMap((crew) => {
    const dealt = dealtIn(sheet, crew).filter((id) => isHere(context, id))
    const { number, id } = crew
    const reading = sheet.readings?.[id] ?? null
    if (dealt.length === 0 && reading === null) return []
    const kept = dealt.filter((one) => round.done.includes(one)).length
    return { number, kept, here: dealt.length, reading }
  })

function ownView(
  sheet: Sheet,
  playerId: string,
  round: RoundsState<Sheet>,
  context: ModeContext,
): OwnCrewView | null {
  const crew = crewOf(sheet.crews, playerId)
  if (!crew || !round.players.includes(playerId)) return null
  const isClosed = round.phase === 'closed'
  const { options = [] } = context.questions[round.index] ?? {}
  const mates = dealtIn(sheet, crew).filter((id) => id !== playerId)
  return {
    number: crew.number,
    mates: mates.flatMap((id) => {
      const player = context.players.find((one) => one.id === id)
      if (!player) return []
      const isKept = round.done.includes(id)
      return {
        ...{ name: player.displayName, holds: sheet.hands[id] ?? [] },
        ...{ isKept, isHere: player.present },
      }
    }),
    own: readableBy(sheet, playerId, context).map((option) => ({
      option,
      text: options[option] ?? '',
    })),
    claim: sheet.claims[playerId] ?? null,
    isKept: round.done.includes(playerId),
    claims: isClosed ? claimsOf(sheet, crew, round, context) : null,
    reading: sheet.readings?.[crew.id] ?? null,
  }
}

import type { ModeContext } from '@pathquest/core/modes/mode'
import { type RoundClock, roundClock } from '../kits/rounds/clock-view'
import { presentPlayers } from '../kits/rounds/rounds-state'
import type { DealtTrails } from './deal'
import { cluesOpen, type Round, type Trails } from './state'
import { type Clue, worthAt } from './trail'

/** What everybody sees while the question is open: nothing depends on clues that are not. */
function commonTrail(trails: Trails, round: Round, context: ModeContext) {
  const question = context.questions[round.index]
  const { trails: all } = (context.material ?? { trails: [] }) as unknown as DealtTrails
  const open = cluesOpen(round)
  const here = new Set(presentPlayers(round, context.players).map(({ id }) => id))
  const marked = round.players.filter((id) => here.has(id) && trails.marks[id] !== undefined)
  return {
    index: round.index,
    total: context.questions.length,
    text: question?.text ?? '',
    options: [...(question?.options ?? [])],
    clues: (all[round.index]?.clues ?? []).slice(0, open).map((clue) => ({ ...clue })),
    worth: worthAt(open),
    marked: marked.length,
    kept: trails.kept.filter((id) => here.has(id)).length,
    present: here.size,
  }
}

export function ownTrail(trails: Trails, playerId: string, round: Round, context: ModeContext) {
  const mark = trails.marks[playerId]
  return {
    ...commonTrail(trails, round, context),
    // The clock of the clue that is open; the first one has that of the question.
    clock: roundClock(round, playerId, context),
    isAsked: round.players.includes(playerId),
    mark: mark ? { option: mark.option, clue: mark.clue } : null,
    isKept: trails.kept.includes(playerId),
  }
}

export function classTrail(trails: Trails, round: Round, context: ModeContext) {
  const last = trails.story.at(-1)
  const isTold = round.phase === 'closed' && last?.question === round.index
  return {
    ...commonTrail(trails, round, context),
    clock: roundClock(round, null, context),
    foundAt: isTold ? [...last.foundAt] : null,
    astray: isTold ? last.astray : 0,
  }
}

export type CommonTrail = Omit<ReturnType<typeof commonTrail>, 'clues'> & {
  clues: readonly Clue[]
  clock: RoundClock
}
export type OwnTrail = CommonTrail &
  Pick<ReturnType<typeof ownTrail>, 'isAsked' | 'mark' | 'isKept'>
export type ClassTrail = CommonTrail & Pick<ReturnType<typeof classTrail>, 'foundAt' | 'astray'>

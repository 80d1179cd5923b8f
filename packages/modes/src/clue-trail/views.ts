import type { ModeContext } from '@pathquest/core/modes/mode'
import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { presentPlayers } from '../kits/rounds/rounds-state'
import { deadlineOf, timeFactorOf } from '../kits/rounds/rounds-time'
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

/** The clock of the clue that is open; the first one has that of the question. */
function clockOf(round: Round, playerId: string | null, context: ModeContext): Clock {
  const { step, stoppedAt } = round
  const { deadline: due, limitMs } = step ?? round
  const factor = playerId === null ? 1 : timeFactorOf(context, playerId)
  const deadline = deadlineOf({ deadline: due, limitMs }, factor)
  if (deadline === null || limitMs === null || round.phase === 'closed') {
    return { deadline: null, limitMs: null }
  }
  const whole = Math.round(limitMs * factor) + (step ? 0 : round.addedMs)
  if (stoppedAt === null) return { deadline, limitMs: whole }
  const leftMs = Math.max(0, deadline - stoppedAt)
  return { deadline: null, limitMs: null, stopped: { leftMs, limitMs: whole } }
}

export function ownTrail(trails: Trails, playerId: string, round: Round, context: ModeContext) {
  const mark = trails.marks[playerId]
  return {
    ...commonTrail(trails, round, context),
    clock: clockOf(round, playerId, context),
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
    clock: clockOf(round, null, context),
    foundAt: isTold ? [...last.foundAt] : null,
    astray: isTold ? last.astray : 0,
  }
}

type Clock = Pick<QuestionHeader, 'deadline' | 'limitMs' | 'stopped'>
export type CommonTrail = Omit<ReturnType<typeof commonTrail>, 'clues'> & {
  clues: readonly Clue[]
  clock: Clock
}
export type OwnTrail = CommonTrail &
  Pick<ReturnType<typeof ownTrail>, 'isAsked' | 'mark' | 'isKept'>
export type ClassTrail = CommonTrail & Pick<ReturnType<typeof classTrail>, 'foundAt' | 'astray'>

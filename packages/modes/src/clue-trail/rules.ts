import { refuse } from '@pathquest/core/errors'
import type { ModeContext } from '@pathquest/core/modes/mode'
import type { RoundPhase } from '../kits/rounds/round-rules'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { isRight } from '../kits/rounds/rounds-state'
import { deal } from './deal'
import { manifest } from './manifest'
import { cluesOpen, type Round, StoredTrails, type Trails } from './state'
import { CLUE_PHASES, CLUES, type Found, worthAt } from './trail'
import { classTrail, ownTrail } from './views'

const cluePhase: RoundPhase<Trails, { clueSeconds: number }> = {
  at: 'within',
  ms: ({ settings }) => settings.clueSeconds * 1_000,
  plays: (_, playerId, round) => round.players.includes(playerId),
  isDone: ({ kept }, playerId, { answers }) =>
    kept.includes(playerId) || answers[playerId] !== undefined,
  closed: (trails) => ({ extra: trails }),
}

const EVERY_CLUE = ['question', ...CLUE_PHASES]

/** Six clues from faint to plain; the mark for a career may move until it is kept. Rules: RULES.md */
export const rules = defineRounds(manifest)<Trails>({
  extra: StoredTrails,
  deal,
  points: ({ share, extra, playerId, move }) => {
    if (move === null || share < 1) return 0
    // Without the mode's components an answer is sent, which the first clue alone can get.
    return worthAt(extra.marks[playerId]?.clue ?? 1)
  },
  setup: () => ({ marks: {}, kept: [], found: {}, story: [] }),
  playerJoined: (trails) => trails,
  opening: (trails) => ({ ...trails, marks: {}, kept: [] }),
  phases: Object.fromEntries(CLUE_PHASES.map((name) => [name, cluePhase])),
  moves: {
    mark: {
      in: EVERY_CLUE,
      choices: (_, context, round) =>
        optionsOf(round, context).map((label, value) => ({ value, label })),
      play: (trails, playerId, { option }, context, round) => {
        if (isEarly(round, context)) return refuse('too_fast')
        if (option >= optionsOf(round, context).length) return refuse('option_not_found')
        // The same career again is no move: its worth stays.
        if (trails.marks[playerId]?.option === option) return { ok: true, extra: trails }
        const { now: at } = context
        const mark = { option, clue: cluesOpen(round), at, usedMs: at - round.openedAt }
        return { ok: true, extra: { ...trails, marks: { ...trails.marks, [playerId]: mark } } }
      },
    },
    keep: {
      in: EVERY_CLUE,
      play: (trails, playerId) =>
        trails.marks[playerId] === undefined
          ? refuse('not_now')
          : { ok: true, extra: { ...trails, kept: [...trails.kept, playerId] }, isDone: true },
    },
  },
  held: ({ marks }) =>
    Object.fromEntries(
      Object.entries(marks).map(([id, { option, at, usedMs }]) => [
        id,
        { answer: option, at, usedMs },
      ]),
    ),
  closed: (trails, round, context) => {
    const found = { ...trails.found }
    const foundAt = Array.from({ length: CLUES }, () => 0)
    let astray = 0
    for (const playerId of round.players) {
      const own = foundBy(trails, round, playerId)
      found[playerId] = [...(found[playerId] ?? []), { question: round.index, ...own }]
      if (own.isRight) foundAt[own.clue - 1] = (foundAt[own.clue - 1] ?? 0) + 1
      else if (own.clue > 0) astray += 1
    }
    const career = careerOf(round, context)
    const told = { question: round.index, career, foundAt, astray }
    return { extra: { ...trails, found, story: [...trails.story, told] } }
  },
  modeViews: {
    player: (trails, playerId, round, context) => ownTrail(trails, playerId, round, context),
    all: (trails, round, context) => classTrail(trails, round, context),
  },
  ending: ({ story }) => ({ summary: { story } }),
  endingOf: ({ found, story }, playerId) => ({
    trails: (found[playerId] ?? []).map(({ question, clue, isRight }) => ({
      career: story.find((told) => told.question === question)?.career ?? '',
      clue,
      isRight,
    })),
  }),
})

const isEarly = ({ openedAt }: Round, { now }: ModeContext): boolean => now < openedAt

const optionsOf = ({ index }: Round, { questions }: ModeContext): readonly string[] =>
  questions[index]?.options ?? []

function careerOf(round: Round, context: ModeContext): string {
  const right = context.questions[round.index]?.correctIndex ?? -1
  return optionsOf(round, context)[right] ?? ''
}

/** An answer without a mark came with the first clue. */
function foundBy({ marks }: Trails, { answers }: Round, playerId: string): Found {
  const answer = answers[playerId]
  if (!answer) return { clue: 0, isRight: false }
  return { clue: marks[playerId]?.clue ?? 1, isRight: isRight(answer.share) }
}

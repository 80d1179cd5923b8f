import { resultPost } from '@pathquest/core/game'
import { must } from '@pathquest/core/testing/contract-check'
import { contextOf, isRunning, modeOf, openViews, players, statusOf } from './look'
import { type Play, type PlayOptions, play } from './play'
import { session } from './session'
import { sessionQuestions, withOtherSolution } from './session-questions'

const ENDING_BYTES_MAX = 4_000

/** The same state seen with other solutions: a view that reads one shows the difference. */
export function showsNoSecret(game: Play): void {
  if (!isRunning(game)) return
  const { secret } = statusOf(game)
  for (const index of game.setup.questions.keys()) {
    const other = withOtherSolution(game.setup.questions, index)
    for (const recipient of ['', ...players(game)]) {
      if (!isSecretTo(secret, recipient, index)) continue
      must(
        viewWith(game, recipient, other) === viewWith(game, recipient),
        `question ${index} shows`,
      )
    }
  }
}

const isSecretTo = (
  secret: ReturnType<typeof statusOf>['secret'],
  recipient: string,
  index: number,
): boolean => {
  if (Array.isArray(secret)) return secret.includes(index)
  const byPlayer = secret as Readonly<Record<string, readonly number[]>>
  // The class sees the projector: it must hide what any player must not know yet.
  if (recipient === '') return Object.values(byPlayer).some((own) => own.includes(index))
  return byPlayer[recipient]?.includes(index) ?? false
}

function viewWith(game: Play, recipient: string, questions = game.setup.questions): string {
  const context = { ...contextOf(game), questions }
  const { views } = modeOf(game)
  const view =
    recipient === ''
      ? views.screen(game.game.mode, context)
      : views.player(game.game.mode, recipient, context)
  return JSON.stringify(view)
}

/**
 * Two classes play with the same seed and different solutions to one question. Until a player may
 * know it, no view may differ.
 */
export function keepsSecret(mode: string, seed: number): void {
  const plain = seenWhileSecret(mode, seed, (questions) => questions)
  const asked = play({ mode, questions: sessionQuestions(mode, seed) }).setup.questions
  for (const index of asked.keys()) {
    const other = seenWhileSecret(mode, seed, (all) => withOtherSolution(all, index))
    for (const [at, moment] of plain.entries()) {
      const same = other[at]
      if (!moment.secret.includes(index) || !same?.secret.includes(index)) break
      for (const [recipient, view] of Object.entries(moment.views)) {
        if (moment.knowing.has(recipient) || same.knowing.has(recipient)) continue
        must(view === same.views[recipient], `question ${index} shows to ${recipient || 'all'}`)
      }
    }
  }
}

interface Moment {
  /** Secret to all. */
  secret: number[]
  /** Players who got a verdict. */
  knowing: Set<string>
  views: Record<string, string>
}

function seenWhileSecret(
  mode: string,
  seed: number,
  alter: NonNullable<PlayOptions['alter']>,
): Moment[] {
  const moments: Moment[] = []
  session(
    mode,
    seed,
    (game) => {
      if (!isRunning(game)) {
        moments.push({ secret: [], knowing: new Set(), views: {} })
        return
      }
      const { secret } = statusOf(game)
      const ids = players(game)
      moments.push({
        secret: [...game.setup.questions.keys()].filter((index) =>
          ids.every((id) => isSecretTo(secret, id, index)),
        ),
        knowing: new Set(ids.filter((id) => knowsVerdict(game, id))),
        views: openViews(game),
      })
    },
    { alter },
  )
  return moments
}

/** Only where results show at once may an open question show a verdict. */
function knowsVerdict(game: Play, playerId: string): boolean {
  if (!contextOf(game).revealAtOnce) return false
  const { stage } = game.viewOf(playerId)
  return stage.name === 'question' && stage.yourVerdict != null
}

/** A player's own ending is in nobody else's view, and is not settled. */
export function endingIsPrivate(game: Play): void {
  if (!game.isOver || game.game.outcome !== 'finished') return
  const ids = players(game)
  const endings = ids.map((id) => JSON.stringify(game.viewOf(id).you.ending ?? null))
  const posted = JSON.stringify(resultPost(game.setup, game.game, 'result'))
  for (const ending of endings) {
    if (ending === 'null') continue
    must(ending.startsWith('{'), 'what it tells one player is no object')
    must(ending.length <= ENDING_BYTES_MAX, `it tells one player ${ending.length} bytes`)
    must(!posted.includes(ending), 'what it tells one player is settled')
    for (const view of [game.hostView, game.screenView]) {
      must(!JSON.stringify(view).includes(ending), 'what it tells one player is shown to all')
    }
    for (const [other, id] of ids.entries()) {
      if (endings[other] === ending) continue
      const seen = JSON.stringify(game.viewOf(id))
      must(!seen.includes(ending), 'what it tells one player is shown to another')
    }
  }
}

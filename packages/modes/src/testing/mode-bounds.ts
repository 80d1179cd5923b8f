import { resultPost } from '@pathquest/core/game'
import { must } from '@pathquest/core/testing/contract-check'
import { contextOf, isRunning, modeOf, players } from './look'
import type { Play } from './play'

/** A mode's outputs at any moment: within bounds, about its own players, small. */

/** For a game of eight players and five questions: a size that a room can easily store and send. */
const STATE_BYTES_MAX = 60_000
const OWN_BYTES_MAX = 16_000

export function standingsHold(game: Play): void {
  if (game.game.mode === null) return
  const mode = modeOf(game)
  const rows = mode.standings(game.game.mode, contextOf(game))
  must(
    rows
      .map((row) => row.playerId)
      .sort()
      .join() === players(game).sort().join(),
    'rows of others',
  )
  for (const { score, correctAnswers, totalAnswers, grade, tookPart } of rows) {
    for (const count of [score, correctAnswers, totalAnswers]) {
      must(Number.isInteger(count) && count >= 0, `a count is ${count}`)
    }
    must(correctAnswers <= totalAnswers, `${correctAnswers} of ${totalAnswers} answers are right`)
    must(grade === null || (grade >= 0 && grade <= 1), `a grade is ${grade}`)
    must(mode.manifest.grades === 'points' || grade === null, 'grades although it gives none')
    must(typeof tookPart === 'boolean', 'does not know who took part')
  }
  for (const { playerIds } of mode.teamRows?.(game.game.mode) ?? []) {
    must(
      playerIds.every((id) => Object.hasOwn(game.game.seats, id)),
      'a team of strangers',
    )
  }
}

export function resultHolds(game: Play): void {
  if (!game.isOver || game.game.outcome !== 'finished') return
  const { ends } = modeOf(game).manifest
  const {
    answers,
    players: rows,
    outcome,
    ends: resultEnds,
  } = resultPost(game.setup, game.game, 'result')
  const attempts = new Set<string>()
  for (const {
    playerId,
    questionId,
    attempt,
    share,
    isCorrect,
    pointsEarned,
    ...rest
  } of answers) {
    must(Object.hasOwn(game.game.seats, playerId), 'an answer of a stranger')
    must(
      game.setup.questions.some(({ id }) => id === questionId),
      `answers ${questionId}`,
    )
    must(
      attempt === 1 || attempts.has(`${playerId} ${questionId} ${attempt - 1}`),
      'skips attempts',
    )
    attempts.add(`${playerId} ${questionId} ${attempt}`)
    must(share === null || (share >= 0 && share <= 1), `a share is ${share}`)
    must((share === null) === (isCorrect === null), 'neither judged nor not')
    must(
      pointsEarned >= 0 && rest.answerTimeMs >= 0 && Number.isFinite(rest.answeredAt),
      'no answer',
    )
  }
  must(attempts.size === answers.length, 'an answer is settled twice')
  must(resultEnds === 'ranked' || rows.every(({ placement }) => placement === null), 'gives places')
  must((ends === 'shared') === (outcome === 'won' || outcome === 'lost'), `ends ${outcome}`)
}

/** A room stores the answers that came since the last ones, by their number. */
export function appendsAnswers(): (game: Play) => void {
  let stored: string[] = []
  return (game) => {
    if (!isRunning(game)) return
    const { answers } = modeOf(game).result(game.game.mode, contextOf(game))
    const now = answers.map(({ playerId, questionId, attempt }) =>
      [playerId, questionId, attempt].join(' '),
    )
    must(
      stored.every((answer, i) => answer === now[i]),
      'moves answers that may be stored',
    )
    stored = now
  }
}

export function statusHolds(game: Play): void {
  if (!isRunning(game)) return
  const [mode, context] = [modeOf(game), contextOf(game)]
  const {
    over,
    wakeAt: due,
    phaseKey,
    currentQuestion,
    secret,
  } = mode.status(game.game.mode, context)
  must(!over, 'is over and goes on')
  must(due === null || Number.isFinite(due), `is due at ${due}`)
  must((currentQuestion === null) === (mode.manifest.pace === 'self'), 'its pace is another')
  const later = mode.status(game.game.mode, { ...context, now: context.now + 3_600_000 })
  must(later.phaseKey === phaseKey, 'its phase key depends on the time')
  must(
    JSON.stringify(later.currentQuestion) === JSON.stringify(currentQuestion),
    'its current question depends on the time',
  )
  const indices: number[] = Array.isArray(secret) ? secret : Object.values(secret).flat()
  must(
    indices.every((i) => game.setup.questions[i] !== undefined),
    'keeps an unknown question secret',
  )
}

export function staysSmall(game: Play): void {
  const bytes = JSON.stringify(game.game.mode).length
  must(bytes <= STATE_BYTES_MAX, `the state has ${bytes} bytes`)
  for (const { own } of [game.hostView, game.screenView, ...players(game).map(game.viewOf)]) {
    const length = JSON.stringify(own).length
    must(length <= OWN_BYTES_MAX, `a view has ${length} bytes of its own`)
  }
}

// Unfinished attempts: fully answered without "End Game", or abandoned half-way.

import type { Simulator } from '../../../examples/lms-simulator/src/simulator'
import type { openDatabase, PlainQuestion } from '../../harness/database'
import { HostedGame } from '../../harness/hosted-game'
import { playerApi, type Session } from '../../harness/player-api'
import { PollingPlayer } from '../../harness/polling-player'
import { thinkMs } from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'
import { launch, type Visit } from '../course'

const gradedWithinMs = 60_000
const aDayMs = 25 * 3_600_000

interface LeftOpen {
  lms: Simulator
  product: { origin: string }
  database: ReturnType<typeof openDatabase>
  courseId: string
  /** The solo activity. */
  linkId: string
  questions: PlainQuestion[]
}

type Solo = { session: Session; seatToken: string }

/**
 * One student answers everything and closes the page, another leaves after the first question.
 * @returns figures: attempts, and of their grades missing, double, wrong
 */
export async function leaveAttemptsOpen(place: LeftOpen) {
  const { lms, product, database, courseId, linkId, questions } = place
  const expected: Record<string, number> = {
    'student-29': 100,
    'student-30': 100 / questions.length,
  }
  const [whole, half] = Object.keys(expected) as [string, string]
  const come = (personId: string) => launch(lms, product, { personId, courseId, linkId })
  await answerAlone(product, await come(whole), questions, questions.length)
  await answerAlone(product, await come(half), questions, 1)
  // Pending posts of the room would count as activity.
  const told = database
    .prepare<[], number>(
      `select count(*) from game_players seat join game_sessions game on game.id = seat.game_session_id
        where game.session_type = 'solo' and game.status = 'in_progress' and seat.total_answers = 1
          and not seat.is_connected`,
    )
    .pluck()
  await until('the copy of the answers, and the disconnect', () => told.get() === 1, {
    patienceMs: 30_000,
  })
  // Instead of waiting for a day, open attempts are dated back by a day.
  database
    .prepare(
      `update lti_games set active_at = active_at - ${aDayMs} where game_session_id in
        (select id from game_sessions where session_type = 'solo' and status = 'in_progress')`,
    )
    .run()
  const cells = () => {
    const column = lms.gradebook(courseId).find((one) => one.linkId === linkId)
    return (column?.cells ?? []).filter(({ userId }) => expected[userId] !== undefined)
  }
  const graded = () => cells().filter(({ result }) => result !== null)
  await until('grades of abandoned attempts', () => graded().length === 2, {
    patienceMs: gradedWithinMs,
  })
  const isRight = (points: number, userId: string) =>
    Math.abs(points - (expected[userId] ?? -1)) < 0.01
  return {
    attempts: 2,
    missing: 2 - graded().length,
    double: cells().filter(({ stored }) => stored > 1).length,
    wrong: graded().filter(({ userId, result }) => !isRight(result?.points ?? -1, userId)).length,
  }
}

/** Right answers to the first questions; then silence. */
async function answerAlone(
  product: { origin: string },
  visit: Visit,
  questions: PlainQuestion[],
  count: number,
) {
  const { session, seatToken } = await visit.call<Solo>('POST', '/api/lti/solo', {})
  const game = new HostedGame(playerApi(product.origin), session, { seatToken })
  const player = new PollingPlayer(game, seatToken)
  for (let number = 0; number < count; number++) {
    const { id: questionId, text, options } = await player.question()
    const asked = questions.find((one) => one.text === text)
    const selectedOptionIndex = options.indexOf(asked?.options[asked.correctIndex] ?? '')
    await pause(thinkMs)
    await player.move({ type: 'answer', questionId, selectedOptionIndex })
    if (number + 1 < count) await player.move({ type: 'advance' })
  }
}

// A class of a course: launched from the LMS, playing live games of one activity.

import type { Simulator } from '../../examples/lms-simulator/src/simulator'
import type { PlainQuestion } from '../harness/database'
import { type Call, FormBrowser } from '../harness/form-browser'
import { HostedGame } from '../harness/hosted-game'
import { eachAtMost, playerApi, type Session } from '../harness/player-api'
import { nextQuestion, questionOf, theResult, thinkMs } from '../harness/socket-player'
import { pause, until } from '../harness/wait'

const launchesAtOnce = 6

/** The part of the product that a course needs. */
type Product = { origin: string }
export type Visit = Awaited<ReturnType<typeof launch>>

/** Who opens which activity. */
interface Place {
  personId: string
  courseId: string
  linkId: string
}

type Class = Omit<Place, 'personId'> & { students: string[]; teacherId?: string }
type LtiSeat = { status: 'seated'; seatToken: string } | { status: 'waiting' }

interface GameOfClass {
  questions: PlainQuestion[]
  rightAnswers: (student: number) => number
  /** Runs before the host's last command. */
  beforeEnd?: () => void
}

/** Logs in a person of the course by a launch; returns a function to make calls as them. */
export async function launch(
  lms: Simulator,
  product: Product,
  { personId, courseId, linkId }: Place,
) {
  const browser = new FormBrowser()
  const { url, params } = lms.startLogin({ personId, courseId, linkId })
  const arrived = await browser.post(url, params)
  const code = new URL(arrived).hash.replace('#h=', '')
  if (!code) throw new Error(`The launch of ${personId} ended at ${new URL(arrived).pathname}`)
  const ask = <T>(method: string, path: string, options: Call) =>
    browser.json<T>(method, product.origin + path, options)
  const body = { code }
  const { token } = await ask<{ token: string }>('POST', '/api/session', { body })
  const call = <T>(method: string, path: string, body?: object) =>
    ask<T>(method, path, { body, token })
  return { personId, token, call }
}

/** The teacher's and the students' launches. */
export async function launchClass(
  lms: Simulator,
  product: Product,
  { students, teacherId = 'teacher', ...place }: Class,
) {
  const teacher = await launch(lms, product, { ...place, personId: teacherId })
  const all = await eachAtMost(launchesAtOnce, students, (personId) =>
    launch(lms, product, { ...place, personId }),
  )
  return { teacher, students: all }
}

/**
 * A whole game of the activity: each student answers `rightAnswers(index)` questions right.
 */
export async function playGame(
  product: Product,
  visits: Awaited<ReturnType<typeof launchClass>>,
  { questions, rightAnswers, beforeEnd }: GameOfClass,
) {
  const { teacher, students } = visits
  const { session } = await teacher.call<{ session: Session }>('POST', '/api/lti/game', {})
  const asTeacher = { seatToken: teacher.token }
  const game = new HostedGame(playerApi(product.origin), session, asTeacher)
  const host = await game.openHost()
  const players = await eachAtMost(launchesAtOnce, students, async (student) => {
    const seat = await student.call<LtiSeat>('POST', '/api/lti/seat', {})
    if (seat.status !== 'seated') throw new Error(`${student.personId} has to wait`)
    return game.sit(seat)
  })
  for (let number = 0; number < questions.length; number++) {
    await nextQuestion(host, players, number === 0 ? 'start' : 'advance')
    await pause(thinkMs)
    const question = questionOf(players)
    const asked = questions.find(({ text }) => text === question.text)
    const right = question.options.indexOf(asked?.options[asked.correctIndex] ?? '')
    for (const [index, player] of players.entries()) {
      const isRight = number < rightAnswers(index)
      player.answer(question.id, isRight ? right : (right + 1) % question.options.length)
    }
    await theResult(players)
  }
  beforeEnd?.()
  host.press('advance')
  await until('the podium', () => host.view?.stage.name === 'podium')
  for (const { socket } of [host, ...players]) socket.terminate()
}

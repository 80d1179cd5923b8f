// A class of a course: launched from the LMS, playing live games of one activity.

import { LoadHost, LoadPlayer } from '../harness/load-player'
import { eachAtMost, playerApi } from '../harness/player-api'
import { pause, until } from '../harness/wait'
import { FormBrowser } from '../lti/form-browser'

const thinkMs = 400
const launchesAtOnce = 6

/** Logs somebody of the course in by a launch; a call to make as them. */
export async function launch(lms, product, { personId, courseId, linkId }) {
  const browser = new FormBrowser()
  const { url, params } = lms.startLogin({ personId, courseId, linkId })
  const arrived = await browser.post(url, params)
  const code = new URL(arrived).hash.replace('#h=', '')
  if (!code) throw new Error(`The launch of ${personId} ended at ${new URL(arrived).pathname}`)
  const ask = (method, path, options) => browser.json(method, product.origin + path, options)
  const { token } = await ask('POST', '/api/session', { body: { code } })
  return { personId, token, call: (method, path, body) => ask(method, path, { body, token }) }
}

/** The teacher's and the students' launches. */
export async function launchClass(lms, product, { students, ...place }) {
  const teacher = await launch(lms, product, { ...place, personId: 'teacher' })
  const all = await eachAtMost(launchesAtOnce, students, (personId) =>
    launch(lms, product, { ...place, personId }),
  )
  return { teacher, students: all }
}

/**
 * A whole game of the activity: each student answers `rightAnswers(index)` questions right.
 * `beforeEnd` runs before the last press of the host.
 */
export async function playGame(product, visits, { questions, rightAnswers, beforeEnd }) {
  const api = playerApi(product.origin)
  const { teacher, students } = visits
  const { session } = await teacher.call('POST', '/api/lti/game', {})
  const asTeacher = { seatToken: teacher.token }
  const host = new LoadHost()
  await host.connect(
    await api.socketUrl(session.id, { role: 'host', tab: 'drill-host-tab' }, asTeacher),
  )
  const players = await eachAtMost(launchesAtOnce, students, async (student) => {
    const seat = await student.call('POST', '/api/lti/seat', {})
    if (seat.status !== 'seated') throw new Error(`${student.personId} has to wait`)
    const player = new LoadPlayer()
    await player.connect(await api.socketUrl(session.id, { role: 'player' }, seat))
    return player
  })
  for (let number = 0; number < questions.length; number++) {
    for (const player of players) player.changedAt = player.closedAt = 0
    host.press(number === 0 ? 'start' : 'advance')
    await until('the question', () => players.every(({ changedAt }) => changedAt > 0))
    await pause(thinkMs)
    const { question } = players[0].view().stage
    const { options, correctIndex } = questions.find(({ text }) => text === question.text)
    const right = question.options.indexOf(options[correctIndex])
    for (const [index, player] of players.entries()) {
      const isRight = number < rightAnswers(index)
      player.answer(question.id, isRight ? right : (right + 1) % question.options.length)
    }
    await until('its result', () => players.every(({ closedAt }) => closedAt > 0))
  }
  beforeEnd?.()
  host.press('advance')
  await until('the podium', () => host.view.stage.name === 'podium')
  for (const { socket } of [host, ...players]) socket.terminate()
}

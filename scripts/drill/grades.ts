// `npm run drill:grades -- --json`: a class's grades are sent to a gradebook that fails in every
// possible way, while the product is killed and restarted. In the end no grade may be missing,
// duplicated or wrong.

import { createSimulator } from '../../examples/lms-simulator/src/simulator'
import { buildAll } from '../build/build.mjs'
import { insertQuestionSet, openDatabase, plainQuestions } from '../harness/database'
import { readArgs, report, rounded } from '../harness/figures'
import { firstStart } from '../harness/first-start'
import { startProduct } from '../harness/product'
import { registerSimulator } from '../harness/register-platform'
import { until } from '../harness/wait'
import { launchClass, playGame, type Visit } from './course'
import { bareScoresMs, breakPlatform, compareGradebook, struckFaults } from './grades/gradebook'
import { playInGroups } from './grades/groups'
import { leaveAttemptsOpen } from './grades/left-open'

const {
  students: size,
  games,
  kills,
  json,
} = readArgs({
  students: 30,
  games: 2,
  kills: 6,
  json: false,
})
const courseId = 'science-8'
const sendsAtOnce = 4
const quietPatienceMs = 90_000
const questions = plainQuestions(4)
/** A different grade in each game, so that a stale one is detected. */
const rightAnswers = (game: number) => (student: number) =>
  (student + 2 * game) % (questions.length + 1)
const gradeOf = (game: number) => (student: number) =>
  (100 * rightAnswers(game)(student)) / questions.length

console.log = json ? console.error : console.log
await buildAll()
const beganAt = performance.now()
const lms = await createSimulator()
const product = await startProduct({
  dataDir: await firstStart(),
  isKillable: true,
  env: { PATHQUEST_DEMO: 'off' },
})
const database = openDatabase(product.dataDir)
try {
  const figures = await drill()
  report(figures, { missing: 0, double: 0, wrong: 0 }, json)
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  database.close()
  await product.stop()
  await lms.close()
}
process.exit()

async function drill() {
  const students = Array.from(
    { length: size },
    (_, i) => `student-${String(i + 1).padStart(2, '0')}`,
  )
  const { linkId, soloId } = await addActivities()
  const place = { courseId, linkId, students }
  const bareMs = await bareScoresMs(lms, place, sendsAtOnce)
  const visits = await launchClass(lms, product, place)
  const play = (game: number, beforeEnd: () => void) =>
    playGame(product, visits, { questions, rightAnswers: rightAnswers(game), beforeEnd })
  const arrived = (game: number) => compareGradebook(lms, place, gradeOf(game))

  let endedAt = 0
  await play(0, () => {
    endedAt = performance.now()
  })
  await quiet(visits.teacher, () => isWhole(arrived(0)))
  const calmMs = performance.now() - endedAt

  // Somebody deletes the column; its grades are restored with the next game.
  const isLong = games > 1
  if (isLong) lms.removeLineItem(columnOf(linkId))
  let resent = 0
  for (let game = 1; game <= games; game++) {
    await settled()
    await play(game, () => breakPlatform(lms, students, { shift: game, isLong }))
    resent += await killOften(visits.teacher, Math.ceil((kills * game) / games))
  }
  resent += await quiet(visits.teacher, () => true)

  // A teacher changes the points of the activity, then its groups play in parallel.
  const last = games + 1
  lms.updateLineItem(columnOf(linkId), { scoreMaximum: 20 })
  const groups = await playInGroups(lms, product, {
    ...place,
    questions,
    rightAnswers: rightAnswers(last),
    beforeEnd: () => breakPlatform(lms, students, { shift: last, isLong: false }),
  })
  resent += await quiet(visits.teacher, () => isWhole(arrived(last)))
  // Deleted again, without another game: a teacher who opens the activity restores everything.
  lms.removeLineItem(columnOf(linkId))
  const broughtBack = async () => {
    await visits.teacher.call('GET', '/api/lti/launch')
    return isWhole(arrived(last))
  }
  await until('the column', broughtBack, { patienceMs: quietPatienceMs, everyMs: 1_000 })
  resent += await quiet(visits.teacher, () => isWhole(arrived(last)))
  const { attempts: leftOpen, ...open } = await leaveAttemptsOpen({
    lms,
    product,
    database,
    courseId,
    linkId: soloId,
    questions,
  })
  const live = arrived(last)
  const faults = struckFaults(lms)
  return {
    students: size,
    games: games + 1 + groups,
    groups,
    leftOpen,
    missing: live.missing + open.missing,
    double: live.double + open.double,
    wrong: live.wrong + open.wrong,
    kills: product.kills,
    resent,
    faults: Object.values(faults).reduce((sum, count) => sum + count, 0),
    faultKinds: Object.keys(faults).length,
    repeated: lms.scoreEvents().filter(({ outcome }) => outcome === 'repeated').length,
    calmMs: rounded(calmMs),
    floorMs: rounded(bareMs),
    durationMs: Math.round(performance.now() - beganAt),
  }
}

function columnOf(linkId: string) {
  return lms.lineItems().find((item) => item.linkId === linkId)?.id ?? ''
}

function isWhole({ missing, wrong }: { missing: number; wrong: number }) {
  return missing === 0 && wrong === 0
}

async function addActivities() {
  const contentId = insertQuestionSet(database, { title: 'Drill', timeLimitSeconds: 20, questions })
  await registerSimulator(product, lms)
  const custom = { content: 'question_set', content_id: contentId, attempts: 'last' }
  const solo = { ...custom, play: 'solo' }
  return {
    linkId: lms.addLink({ courseId, title: 'Drill', custom }).id,
    soloId: lms.addLink({ courseId, title: 'Drill alone', custom: solo }).id,
  }
}

/**
 * Kills the product repeatedly while scores arrive, this many times: first in the middle of the
 * game's settlement, then each time a few calls later.
 */
async function killOften(teacher: Visit, wanted: number) {
  let resent = 0
  for (let calls = 0; product.kills < wanted; calls = 4) {
    const since = callsOfScores()
    const enough = () => callsOfScores() - since >= calls || isQuiet()
    await until('calls to the gradebook, or quiet', enough, { patienceMs: quietPatienceMs })
    await product.kill()
    await product.restart()
    await settled()
    resent += await resendFailed(teacher)
  }
  return resent
}

function callsOfScores() {
  return lms.requests('scores').length + lms.requests('line_items').length
}

function settled() {
  return until('the settlement', () => count('game_sessions', "status = 'in_progress'") === 0, {
    everyMs: 50,
  })
}

/** Read directly from the database: a page that polls this often would be rate-limited. */
function count(table: string, where: string) {
  return database
    .prepare<[], number>(`select count(*) as rows from ${table} where ${where}`)
    .pluck()
    .get()
}

function isQuiet() {
  return count('lti_scores', "state = 'sent'") === size
}

interface GradeRow {
  id: string
  sync: { state: string }
}

/** Like a teacher who sees a failed grade. */
async function resendFailed(teacher: Visit) {
  if (count('lti_scores', "state = 'failed'") === 0) return 0
  const { rows } = await teacher.call<{ rows: GradeRow[] }>('GET', '/api/lti/grades')
  const failed = rows.filter(({ sync }) => sync.state === 'failed')
  await teacher.call('POST', '/api/lti/grades/resend', { ids: failed.map(({ id }) => id) })
  return failed.length
}

/** Waits until every grade is delivered; returns how many had to be resent. */
async function quiet(teacher: Visit, holds: () => boolean) {
  let resent = 0
  await settled()
  await until(
    'quiet',
    async () => {
      resent += await resendFailed(teacher)
      return isQuiet() && holds()
    },
    { patienceMs: quietPatienceMs, everyMs: 300 },
  )
  return resent
}

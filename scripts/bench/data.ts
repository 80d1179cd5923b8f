// `npm run bench:data -- --json`: response times of a teacher's pages with a thousand finished
// games and with ten thousand, those of another who has hosted as many for 20 classes of 30 and for
// 200, with ten homeworks of each class and a plan of each student, and of a search over a thousand
// careers, on SQLite and on PostgreSQL; compared with the health check between the same requests.
// `growth`: of a page with many games by that with few, each as a multiple of its health checks.
// `growthOfConcerns` has no bound: what students wrote is looked up by each student of an adult, ten
// times as many.
import { setTimeout } from 'node:timers/promises'
import { postgresDatabases } from '../../server/test/storage/test-postgres'
import { buildAll } from '../build/build.mjs'
import { percentile, readArgs, report, rounded } from '../harness/figures'
import { startProduct } from '../harness/product'
import { gameId, openRaw, PLAYERS, QUESTIONS, seedGames, seedPeople } from './figures/seed'
import { CLASS_SIZE, classesOf, classId, seedClassGames } from './figures/seed-classes'
import { homeworkId, homeworkOf, seedHomework, studentId } from './figures/seed-homework'

const { few, many, times, json } = readArgs({ few: 1_000, many: 10_000, times: 200, json: false })
const DAY_MS = 24 * 3_600_000
const WORDS = ['nurse', 'game', 'design', 'engineer', 'teach', 'data', 'art', 'build']

console.log = json ? console.error : console.log
await buildAll()
const sqlite = await measure()
console.log(sqlite)
const databases = await postgresDatabases()
try {
  const pg = await measure(await databases.fresh())
  const bounds = { p95Ms: 50, growth: 1.5, careerSearchP95Ms: 15 }
  const ofPg = Object.fromEntries(
    Object.entries(bounds).map(([name, bound]) => [`pg.${name}`, bound]),
  )
  report({ ...sqlite, pg }, { ...bounds, ...ofPg }, json)
} finally {
  await databases.stop()
}

/** On SQLite, or on the PostgreSQL of this address. */
async function measure(databaseUrl?: string) {
  const product = await startProduct({
    env: { PATHQUEST_DEMO: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  })
  const raw = await openRaw({ dataDir: product.dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
  try {
    const [teacher, ofClasses] = [await signUp(product.origin, 1), await signUp(product.origin, 2)]
    await seedPeople(raw)
    await seedGames(raw, teacher.profileId, 1, few)
    await seedClassGames(raw, ofClasses.profileId, 1, few)
    await seedHomework(raw, ofClasses.profileId, 1, classesOf(few))
    await raw.settle()
    await setTimeout(200)
    const measurePages = async (games: number) => ({
      ...(await pages(product.origin, teacher.cookie, games)),
      ...(await classPages(product.origin, ofClasses.cookie, games)),
    })
    const atFew: Record<string, Timing> = await measurePages(few)
    await seedGames(raw, teacher.profileId, few + 1, many)
    await seedClassGames(raw, ofClasses.profileId, few + 1, many)
    await seedHomework(raw, ofClasses.profileId, classesOf(few) + 1, classesOf(many))
    await raw.settle()
    // Lets connections that ended while this process was busy be detected.
    await setTimeout(200)
    const atMany: Record<string, Timing> = await measurePages(many)
    const search = await timed(product.origin, '', (i) => `/api/careers?q=${WORDS[i % 8]}`)
    const timings = [...Object.values(atFew), ...Object.values(atMany)]
    const growths = Object.entries(atFew).map(([name, before]) => ({
      name,
      growth: rounded((atMany[name]?.byFloor ?? Number.NaN) / before.byFloor, 2),
    }))
    const growthOf = (isMeant: (name: string) => boolean) =>
      Math.max(...growths.flatMap(({ name, growth }) => (isMeant(name) ? [growth] : [])))
    return {
      p95Ms: Math.max(...timings.map(({ p95Ms }) => p95Ms)),
      growth: growthOf((name) => name !== 'concerns'),
      growthOfConcerns: growthOf((name) => name === 'concerns'),
      careerSearchP95Ms: search.p95Ms,
      floorP95Ms: Math.max(...timings.map(({ floorP95Ms }) => floorP95Ms)),
      rows: many * PLAYERS * QUESTIONS,
      atFew,
      atMany,
    }
  } finally {
    await raw.close()
    await product.stop()
  }
}

async function pages(origin: string, cookie: string, games: number) {
  const reportOf = (i: number) => `/api/analytics/games/${gameId(games - (i % 50))}`
  return {
    students: await timed(origin, cookie, () => '/api/students'),
    analytics: await timed(origin, cookie, () => '/api/analytics'),
    report: await timed(origin, cookie, reportOf),
    dashboard: await timed(origin, cookie, () => '/api/dashboard'),
  }
}

async function classPages(origin: string, cookie: string, games: number) {
  const ofClass = (i: number) => classId(1 + (i % classesOf(games)))
  const since = Date.now() - 365 * DAY_MS
  return {
    class: await timed(origin, cookie, (i) => `/api/classes/${ofClass(i)}`),
    studentsOfClass: await timed(origin, cookie, (i) => `/api/students?class=${ofClass(i)}`),
    studentsSince: await timed(
      origin,
      cookie,
      (i) => `/api/students?class=${ofClass(i)}&since=${since}`,
    ),
    analyticsOfClass: await timed(origin, cookie, (i) => `/api/analytics?class=${ofClass(i)}`),
    analyticsSince: await timed(
      origin,
      cookie,
      (i) => `/api/analytics?class=${ofClass(i)}&since=${since}`,
    ),
    homework: await timed(
      origin,
      cookie,
      (i) => `/api/homework/${homeworkId(1 + (i % homeworkOf(classesOf(games))))}`,
    ),
    homeworkOfClass: await timed(origin, cookie, (i) => `/api/homework?classId=${ofClass(i)}`),
    plan: await timed(
      origin,
      cookie,
      (i) => `/api/students/${studentId(1 + (i % classesOf(games)), i % CLASS_SIZE)}/plan`,
    ),
    plansOfClass: await timed(origin, cookie, (i) => `/api/classes/${ofClass(i)}/plans`),
    concerns: await timed(origin, cookie, () => '/api/plan-concerns'),
    running: await timed(origin, cookie, (i) => `/api/running-games?class=${ofClass(i)}`),
  }
}

/** Of one page, and of the health check between its requests. */
interface Timing {
  p95Ms: number
  floorP95Ms: number
  /** Median by median: a second in which the machine is slow moves neither. */
  byFloor: number
}

async function timed(origin: string, cookie: string, path: (i: number) => string): Promise<Timing> {
  const [pageMs, floorMs]: [number[], number[]] = [[], []]
  // Warm-up: the first requests compile statements.
  for (let i = -10; i < times; i++) {
    const page = await took(origin + path(i + 10), cookie)
    const floor = await took(`${origin}/api/health`, cookie)
    if (i < 0) continue
    pageMs.push(page)
    floorMs.push(floor)
  }
  const at = (all: number[], share: number) => percentile(all, share) ?? Number.NaN
  return {
    p95Ms: at(pageMs, 0.95),
    floorP95Ms: at(floorMs, 0.95),
    byFloor: rounded(at(pageMs, 0.5) / at(floorMs, 0.5), 2),
  }
}

async function took(url: string, cookie: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, cookie ? { headers: { cookie } } : {})
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}

async function signUp(origin: string, number: number) {
  const answer = await fetch(`${origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      email: `bench-teacher${number}@school.example.org`,
      password: 'a quiet river bend',
      fullName: 'Bench Teacher',
      role: 'teacher',
      birthMonth: 1,
      birthYear: 1980,
    }),
  })
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}`)
  const { user } = (await answer.json()) as { user: { profileId: string } }
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { profileId: user.profileId, cookie }
}

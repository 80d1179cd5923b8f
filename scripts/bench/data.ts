// `npm run bench:data -- --json`: response times of a teacher's pages with a thousand finished
// games and with ten thousand, those of another who has hosted as many for 20 classes of 30 and for
// 200, with ten homeworks of each class and a plan of each student, and of a search over a thousand careers, on SQLite and on PostgreSQL; compared with the health
// check of the same server.
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
    const atFew: Record<string, number> = await measurePages(few)
    await seedGames(raw, teacher.profileId, few + 1, many)
    await seedClassGames(raw, ofClasses.profileId, few + 1, many)
    await seedHomework(raw, ofClasses.profileId, classesOf(few) + 1, classesOf(many))
    await raw.settle()
    // Lets connections that ended while this process was busy be detected.
    await setTimeout(200)
    const atMany: Record<string, number> = await measurePages(many)
    const search = await p95(product.origin, '', (i) => `/api/careers?q=${WORDS[i % 8]}`)
    const floor = await p95(product.origin, '', () => '/api/health')
    const slowest = (figures: Record<string, number>) => Math.max(...Object.values(figures))
    return {
      p95Ms: Math.max(slowest(atFew), slowest(atMany)),
      growth: rounded(
        Math.max(...Object.keys(atFew).map((name) => (atMany[name] ?? 0) / (atFew[name] ?? 1))),
        2,
      ),
      careerSearchP95Ms: search,
      floorP95Ms: floor,
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
    students: await p95(origin, cookie, () => '/api/students'),
    analytics: await p95(origin, cookie, () => '/api/analytics'),
    report: await p95(origin, cookie, reportOf),
    dashboard: await p95(origin, cookie, () => '/api/dashboard'),
  }
}

async function classPages(origin: string, cookie: string, games: number) {
  const ofClass = (i: number) => classId(1 + (i % classesOf(games)))
  const since = Date.now() - 365 * DAY_MS
  return {
    class: await p95(origin, cookie, (i) => `/api/classes/${ofClass(i)}`),
    studentsOfClass: await p95(origin, cookie, (i) => `/api/students?class=${ofClass(i)}`),
    studentsSince: await p95(
      origin,
      cookie,
      (i) => `/api/students?class=${ofClass(i)}&since=${since}`,
    ),
    analyticsOfClass: await p95(origin, cookie, (i) => `/api/analytics?class=${ofClass(i)}`),
    analyticsSince: await p95(
      origin,
      cookie,
      (i) => `/api/analytics?class=${ofClass(i)}&since=${since}`,
    ),
    homework: await p95(
      origin,
      cookie,
      (i) => `/api/homework/${homeworkId(1 + (i % homeworkOf(classesOf(games))))}`,
    ),
    homeworkOfClass: await p95(origin, cookie, (i) => `/api/homework?classId=${ofClass(i)}`),
    plan: await p95(
      origin,
      cookie,
      (i) => `/api/students/${studentId(1 + (i % classesOf(games)), i % CLASS_SIZE)}/plan`,
    ),
    plansOfClass: await p95(origin, cookie, (i) => `/api/classes/${ofClass(i)}/plans`),
    concerns: await p95(origin, cookie, () => '/api/plan-concerns'),
    running: await p95(origin, cookie, (i) => `/api/running-games?class=${ofClass(i)}`),
  }
}

async function p95(origin: string, cookie: string, path: (i: number) => string): Promise<number> {
  const headers = cookie ? { cookie } : undefined
  const tookMs: number[] = []
  // Warm-up: the first requests compile statements.
  for (let i = -10; i < times; i++) {
    const begun = performance.now()
    const answer = await fetch(origin + path(i + 10), headers ? { headers } : {})
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path(i + 10)} answered ${answer.status}`)
    if (i >= 0) tookMs.push(performance.now() - begun)
  }
  return percentile(tookMs, 0.95) ?? Number.NaN
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

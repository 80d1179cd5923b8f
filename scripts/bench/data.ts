// `npm run bench:data -- --json`: response times of a teacher's pages with a thousand finished
// games and with ten thousand, and of a search over a thousand careers, on SQLite and on
// PostgreSQL; compared with the health check of the same server.
import { setTimeout } from 'node:timers/promises'
import { postgresDatabases } from '../../server/test/storage/test-postgres'
import { buildAll } from '../build/build.mjs'
import { percentile, readArgs, report, rounded } from '../harness/figures'
import { startProduct } from '../harness/product'
import { gameId, openRaw, PLAYERS, QUESTIONS, seedGames, seedPeople } from './figures/seed'

const { few, many, times, json } = readArgs({ few: 1_000, many: 10_000, times: 200, json: false })
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
    const teacher = await signUp(product.origin)
    await seedPeople(raw)
    await seedGames(raw, teacher.profileId, 1, few)
    await raw.checkpoint()
    await setTimeout(200)
    const atFew = await pages(product.origin, teacher.cookie, few)
    await seedGames(raw, teacher.profileId, few + 1, many)
    await raw.checkpoint()
    // Lets connections that ended while this process was busy be detected.
    await setTimeout(200)
    const atMany = await pages(product.origin, teacher.cookie, many)
    const search = await p95(product.origin, '', (i) => `/api/careers?q=${WORDS[i % 8]}`)
    const floor = await p95(product.origin, '', () => '/api/health')
    const slowest = (figures: Record<string, number>) => Math.max(...Object.values(figures))
    return {
      p95Ms: slowest(atFew),
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
  } as Record<string, number>
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

async function signUp(origin: string) {
  const answer = await fetch(`${origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      email: 'bench@school.example.org',
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

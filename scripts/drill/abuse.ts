// `npm run drill:abuse -- --json`: one client after another attacks the server while a class plays
// on it. The class has to be acknowledged in time, no process may die, and memory must be released.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from '../build/build.mjs'
import { insertDrillSet, openDatabase } from '../harness/database'
import { readArgs, report, rounded, rssMb } from '../harness/figures'
import { firstStart } from '../harness/first-start'
import { startProduct } from '../harness/product'
import { pause } from '../harness/wait'
import { startWorker } from '../harness/worker-process'
import type { Phase } from './abuse/class'

const restFull = 300
const { players, lessons, seconds, scale, quiet, rest, only, json } = readArgs({
  players: 30,
  /** Ordinary lessons of 500 players before memory is measured. */
  lessons: 4,
  /** Duration of each attack. */
  seconds: 10,
  /** Fraction of the repetitions of each attack. */
  scale: 1,
  /**
   * Seconds of the class without any attack: memory of a normal game still grows during this time.
   */
  quiet: 90,
  rest: restFull,
  /** Comma-separated names of attacks: runs only these. */
  only: '',
  json: false,
})
const questions = 25
/** One lesson in which a whole school plays simultaneously. */
const school = { rooms: 5, players: 100 }

/** What an attack did, besides its effect on the class. */
interface Attack {
  attack: string
  crashed: boolean
  serverMb: number
  roomsMb: number
  /** The responses, by status or close reason. */
  answers: Record<string, number>
}

console.log = json ? console.error : console.log
await buildAll()
const product = await startProduct({ dataDir: await firstStart(), env: { PATHQUEST_DEMO: 'off' } })
let failure: unknown
try {
  await drill()
} catch (error) {
  console.error(product.output())
  failure = error
} finally {
  await product.stop()
}
if (failure) throw failure
process.exit()

async function drill() {
  let isDown = false
  product.exited.then(() => {
    isDown = true
  })
  const questionSetId = addQuestions()
  const attackers = startWorker('scripts/drill/abuse/attackers.ts', [
    JSON.stringify({
      product: { origin: product.origin, port: product.port, internalPort: internalPort() },
      seconds,
      scale,
    }),
  ])
  const names = chosen(await attackers.next<string[]>())

  // A server that dies is restarted: its process id changes.
  const pidsOfBoth = () => `${product.pids()[0]} ${product.roomsPid()}`
  const firstPids = pidsOfBoth()
  // Memory after attacks is compared with a product in use, not with one that has just started: the
  // first few thousand sockets, of any client, allocate memory that a process reuses for the next.
  for (let lesson = 0; lesson < lessons; lesson++) {
    await playLesson()
    console.error(JSON.stringify({ lesson, ...memory() }))
  }
  // A class without attacks is the baseline of its times.
  const calm = await startClass(questionSetId)
  await pause(1000)
  await calm.next('begin')
  await pause(quiet * 1000)
  const undisturbed = await calm.next('begin')
  await calm.stop()
  await pause(2000)
  const before = memory()

  const lesson = await startClass(questionSetId)
  await lesson.next('begin')
  const attacks: (Phase & Attack)[] = []
  let peakRssMb = 0
  let crashed = pidsOfBoth() === firstPids ? 0 : 1
  for (const attack of names) {
    const pids = pidsOfBoth()
    attackers.send(attack)
    const answers = await attackers.next<Attack['answers']>()
    const row = await lesson.next('begin').catch((error) => {
      throw new Error(`The class could not continue after ${attack}`, { cause: error })
    })
    if (isDown) throw new Error(`The product ended during ${attack}`)
    const hasCrashed = pidsOfBoth() !== pids
    if (hasCrashed) crashed++
    const { serverMb, roomsMb } = memory()
    peakRssMb = Math.max(peakRssMb, rounded(serverMb + roomsMb))
    attacks.push({ attack, ...row, crashed: hasCrashed, serverMb, roomsMb, answers })
    console.error(JSON.stringify(attacks.at(-1)))
  }
  const end = await lesson.stop()
  await attackers.stop()
  await pause(rest * 1000)
  const after = memory()

  const sum = (name: keyof Phase) => attacks.reduce((total, row) => total + row[name], end[name])
  const figures = {
    players,
    attacks,
    restS: rest,
    ...(only ? { only } : {}),
    acks: sum('acks'),
    unanswered: sum('unanswered'),
    refused: sum('refused'),
    losses: sum('losses'),
    quietWorstAckMs: undisturbed.worstAckMs,
    quietLosses: undisturbed.losses,
    worstAckMs: Math.max(...attacks.map(({ worstAckMs }) => worstAckMs), end.worstAckMs),
    peakRssMb,
    rssServerMb: [before.serverMb, after.serverMb],
    rssRoomsMb: [before.roomsMb, after.roomsMb],
    rssGrowthMb: rounded(after.serverMb + after.roomsMb - before.serverMb - before.roomsMb),
    crashed,
    closedForGood: sum('closedForGood'),
    // Attacks without any response of the product: they would prove nothing.
    blind: attacks.filter(({ answers }) => Object.keys(answers).length === 0).length,
  }
  // The short version runs among other tests and checks for earlier faults, which took seconds and
  // 0.7 GB: attacks follow each other immediately, and garbage collection has not run yet.
  const limits =
    rest >= restFull
      ? { worstAckMs: 1000, rssGrowthMb: 60 }
      : { worstAckMs: 2000, rssGrowthMb: 250 }
  const bounds = { ...limits, crashed: 0, closedForGood: 0, blind: 0 }
  report(figures, bounds, json)
}

/** All attacks, or the selected ones. */
function chosen(names: string[]) {
  if (!only) return names
  const wanted = only.split(',')
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No attack ${unknown}; there are ${names.join(', ')}`)
  console.error(`Running only a part of the drill: ${wanted.join(', ')}`)
  return wanted
}

/** All rooms play a game to the podium, and everybody leaves. */
async function playLesson() {
  const load = startWorker('scripts/harness/load-rooms.ts', [
    JSON.stringify({ origin: product.origin, ...school }),
  ])
  try {
    while ((await load.next<{ mark?: string }>()).mark) load.send('go')
  } finally {
    await load.stop()
  }
}

/** Memory of the server with its child processes, and of the rooms. */
function memory() {
  const rooms = product.roomsPid()
  const others = product.pids().filter((pid) => pid !== rooms)
  return { serverMb: rounded(rssMb(others)), roomsMb: rounded(rssMb([rooms])) }
}

function addQuestions() {
  const database = openDatabase(product.dataDir)
  try {
    return insertDrillSet(database, { questions })
  } finally {
    database.close()
  }
}

/** Where the rooms call the API: the only allowed address, from their config. */
function internalPort() {
  const config = readFileSync(join(product.dataDir, 'rooms/config.capnp'), 'utf8')
  return Number(/external = \(address = "[^"]*:(\d+)"/.exec(config)?.[1])
}

async function startClass(questionSetId: string) {
  const worker = startWorker('scripts/drill/abuse/class.ts', [
    JSON.stringify({ origin: product.origin, players, questionSetId, questions }),
  ])
  await worker.next()
  return {
    /**
     * `begin`: the class's figures since the last request, up to the end of a question; or `stop`.
     */
    next(wish: 'begin' | 'stop') {
      worker.send(wish)
      return worker.next<Phase>()
    },
    async stop() {
      const figures = await this.next('stop')
      await worker.stop()
      return figures
    },
  }
}

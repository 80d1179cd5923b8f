// `npm run drill:cards -- --json`: guesses at sign-in cards and class codes from many addresses, one
// of them the school's own, while its class signs in and joins. None may open anything (`opened`),
// and nobody with a right card or code may be refused (`classLockedOut`).
import { randomInt } from 'node:crypto'
import type { ClassDetail, SignInCard } from '@pathquest/core'
import { CARD_CODE_LENGTH, CLASS_CODE_LENGTH } from '@pathquest/core/classes/class-limits'
import { GAME_CODE_ALPHABET } from '@pathquest/core/rooms/game-code'
import { buildAll } from '../build/build.mjs'
import { percentile, readArgs, report, rounded } from '../harness/figures'
import { withProduct } from '../harness/on-product'
import { playerApi } from '../harness/player-api'

const { guesses, addresses, students, json } = readArgs({
  guesses: 10_000,
  addresses: 50,
  students: 30,
  json: false,
})
const ROUNDS = 10
/** A school's router is one of those that guess. */
const SCHOOL = addressOf(0)

console.log = json ? console.error : console.log
await buildAll()
const figures = await withProduct({ env: { TRUST_PROXY: '127.0.0.1,::1' } }, async (product) => {
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const made = await api.call<ClassDetail>('POST', '/api/classes', {
    cookie: teacher,
    body: { name: 'Careers 7' },
  })
  const { id } = made.json.class
  const names = Array.from({ length: students }, (_, i) => `Student ${i + 1}`)
  await api.call('POST', `/api/classes/${id}/students`, { cookie: teacher, body: { names } })
  const { json: sheet } = await api.call<{ cards: SignInCard[] }>(
    'GET',
    `/api/classes/${id}/cards`,
    {
      cookie: teacher,
    },
  )
  const joining: string[] = []
  for (let i = 0; i < ROUNDS; i++) joining.push(await api.signUp('student'))
  const guessing: string[] = []
  for (let i = 0; i < addresses; i++) guessing.push(await api.signUp('student'))

  const post = (path: string, code: string, { from, cookie }: { from: string; cookie?: string }) =>
    fetch(product.origin + path, {
      method: 'POST',
      headers: {
        origin: product.origin,
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify({ code }),
    }).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })

  let opened = 0
  const answers: Record<number, number> = {}
  const guess = async (i: number) => {
    const at = i % addresses
    const isCard = Math.floor(i / addresses) % 2 === 0
    const status = await (isCard
      ? post('/api/auth/card', randomCode(CARD_CODE_LENGTH), { from: addressOf(at) })
      : post('/api/my-classes', randomCode(CLASS_CODE_LENGTH), {
          from: addressOf(at),
          cookie: guessing[at] as string,
        }))
    answers[status] = (answers[status] ?? 0) + 1
    if (status < 300) opened++
  }

  /** The whole class at once, and one who joins by the code. */
  let classLockedOut = 0
  const signInMs: number[] = []
  const classComesIn = async (times: number[], newcomer?: string) => {
    const tries = sheet.cards.map(async ({ code }) => {
      const since = performance.now()
      const status = await post('/api/auth/card', code, { from: SCHOOL })
      times.push(performance.now() - since)
      return status
    })
    if (newcomer !== undefined) {
      tries.push(post('/api/my-classes', made.json.code, { from: SCHOOL, cookie: newcomer }))
    }
    for (const status of await Promise.all(tries)) if (status >= 300) classLockedOut++
  }

  const floorMs: number[] = []
  await classComesIn(floorMs)
  let next = 0
  const guesser = async (until: number) => {
    while (next < until) await guess(next++)
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const until = Math.round((guesses * round) / ROUNDS)
    await Promise.all([
      ...Array.from({ length: addresses }, () => guesser(until)),
      classComesIn(signInMs, joining[round - 1]),
    ])
  }
  return {
    guesses: next,
    addresses,
    opened,
    rightCards: floorMs.length + signInMs.length,
    rightCodes: joining.length,
    classLockedOut,
    answers,
    signInP95Ms: rounded(percentile(signInMs, 0.95) ?? Number.NaN),
    /** The class alone. */
    floorP95Ms: rounded(percentile(floorMs, 0.95) ?? Number.NaN),
  }
})
report(figures, { opened: 0, classLockedOut: 0 }, json)
process.exit()

function addressOf(i: number) {
  return `203.0.113.${i + 1}`
}

function randomCode(length: number) {
  const sign = () => GAME_CODE_ALPHABET[randomInt(GAME_CODE_ALPHABET.length)]
  return Array.from({ length }, sign).join('')
}

// How one teacher's heavy files and images affect a colleague who sends a small one meanwhile.
import { jpegOfScans } from '../../../server/test/hostile-images'
import { percentile, rounded } from '../../harness/figures'
import { playerApi } from '../../harness/player-api'
import { pause } from '../../harness/wait'
import { smallest } from './files'
import { giftOf, manyElements, rowOfCells } from './heavy-files'

const FILE = ['/api/question-imports', 'application/octet-stream'] as const
const PICTURE = ['/api/question-images', 'image/jpeg'] as const
/** Interval between the colleague’s files: thirty a minute are allowed. */
const everyMs = 2_000

interface Sent {
  path: string
  type: string
  bytes: Uint8Array
}
const file = (bytes: Uint8Array): Sent => ({ path: FILE[0], type: FILE[1], bytes })
const picture = (bytes: Uint8Array): Sent => ({ path: PICTURE[0], type: PICTURE[1], bytes })

/** @returns figures: colleagueWaitS (the longest), colleagueWaitP50S, colleagueRefused, attackAnswers */
export async function besideAttack(origin: string) {
  const api = playerApi(origin)
  const cookies = { attacker: await api.signUp('teacher'), colleague: await api.signUp('teacher') }
  const small = picture(jpegOfScans({ side: 1_040, coefficients: 1, bits: 1 }))
  const attacks = [
    [',', '\t', ';'].map((sign) => file(rowOfCells(sign))),
    [file(manyElements())],
    [picture(jpegOfScans()), picture(jpegOfScans({ coefficients: 40, bits: 1 }))],
    Array.from({ length: 7 }, () => file(giftOf(1.1))),
  ]
  const waitsS: number[] = []
  const attackAnswers: Record<string, number> = {}
  let colleagueRefused = 0
  for (const attack of attacks) {
    let isOver = false
    const attacked = Promise.all(
      attack.map(async (one) => {
        const status = await send(one, cookies.attacker)
        attackAnswers[status] = (attackAnswers[status] ?? 0) + 1
      }),
    ).finally(() => {
      isOver = true
    })
    do {
      for (const one of [file(smallest), small]) {
        const since = performance.now()
        const status = await send(one, cookies.colleague)
        waitsS.push((performance.now() - since) / 1000)
        if (status !== '200' && status !== '201') colleagueRefused++
      }
      await pause(everyMs)
    } while (!isOver)
    await attacked
    // A teacher may send at most thirty files a minute.
    cookies.colleague = await api.signUp('teacher')
  }
  return {
    colleagueWaitS: rounded(Math.max(...waitsS), 2),
    colleagueWaitP50S: percentile(waitsS, 0.5),
    colleagueRefused,
    attackAnswers,
  }

  async function send({ path, type, bytes }: Sent, cookie: string): Promise<string> {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': type },
      body: new Uint8Array(bytes),
    }).catch((error: Error) => error)
    if (answer instanceof Error) return 'no answer'
    await answer.arrayBuffer()
    return String(answer.status)
  }
}

// Launching students: each with a separate browser, at a different time.
import { percentile, rounded } from '../../harness/figures'
import { FormBrowser } from '../../harness/form-browser'
import { pause } from '../../harness/wait'
import { mark, tell } from '../../harness/worker-process'

export interface LaunchChanges {
  origin: string
  platformOrigin: string
  launches: number
  seconds: number
  deployment?: { clientId: string }
  contentId?: string
  /** Of the baseline: nothing is launched. */
  bare?: boolean
}

const wish: LaunchChanges = JSON.parse(process.argv[2] ?? '')
const { origin, platformOrigin, launches, seconds, bare = false } = wish
const target = `${origin}/lti/launch`
const custom = bare
  ? {}
  : {
      content: 'question_set',
      content_id: wish.contentId,
      play: 'solo',
      graded: 'no',
    }

/** One launch, from the click in the course until the app knows what to show. */
async function launch(number: number) {
  const browser = new FormBrowser()
  const student = `Student ${number}`
  const arrived = await browser.post(`${origin}/lti/login`, {
    iss: platformOrigin,
    login_hint: `student-${number}`,
    target_link_uri: target,
    lti_message_hint: JSON.stringify({ student, target, custom }),
    client_id: wish.deployment?.clientId ?? 'bench',
    lti_deployment_id: '1',
  })
  const code = new URL(arrived).hash.replace('#h=', '')
  if (!code) throw new Error(`The launch ended at ${new URL(arrived).pathname}`)
  const { token } = await browser.json<{ token: string }>('POST', `${origin}/api/session`, {
    body: { code },
  })
  await browser.json('GET', `${origin}/api/lti/launch`, { token })
  return browser.requests
}

/** Evenly spread and shuffled deterministically, so that two runs have the same arrivals. */
function arrivals() {
  let seed = 12345
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return Array.from({ length: launches }, () => random() * seconds * 1000)
}

await mark('ready')
const took: number[] = []
const reasons = new Map<string, number>()
let requests = 0
await Promise.all(
  arrivals().map(async (atMs, number) => {
    await pause(atMs)
    const since = performance.now()
    try {
      const asked = await launch(number)
      took.push(performance.now() - since)
      requests += asked
    } catch (error) {
      const reason = String(error)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
  }),
)
const figures = {
  failed: launches - took.length,
  p50Ms: percentile(took, 0.5),
  p95Ms: percentile(took, 0.95),
  maxMs: percentile(took, 1),
  requestsPerLaunch: rounded(requests / Math.max(1, took.length), 2),
  reasons: [...reasons].map(([reason, times]) => `${times} x ${reason}`),
}
export type LaunchFigures = typeof figures
tell(figures)
process.disconnect()

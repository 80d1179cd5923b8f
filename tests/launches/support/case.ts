import { expect, type TestContext } from 'vitest'
import { host, launcher, origin } from './lab'
import type { LaunchFigures, Outcome } from './launch-figures'
import type { Answer } from './launcher'

/** Its name, the expected outcome, and the last response of the launch. */
export type Case = [name: string, expected: Outcome, run: () => Promise<Answer>]

let isGone = false

/** A test for each row: `test.for(cases)('%s', endsAsItMust)`. */
export async function endsAsItMust([, expected, run]: Case, context: TestContext) {
  const figures = watchLaunches(context, expected)
  const { outcome, faults } = await outcomeOf(await run())
  figures.outcome = outcome
  if (faults.includes('crash')) figures.hasCrashed = true
  expect({ outcome, faults }).toEqual({ outcome: expected, faults: [] })
}

/** Afterwards the product must be alive, and must not have fetched keys unnecessarily. */
export function watchLaunches(
  { task, onTestFinished }: TestContext,
  expected: Outcome | null = null,
): LaunchFigures {
  const figures = { expected, outcome: null, hasCrashed: false, keyFetches: 0, strays: host.strays }
  task.meta.launch = figures
  if (isGone) throw new Error('The product is gone')
  const { strays } = host
  const before = keyFetches()
  onTestFinished(async () => {
    isGone = !(await isAlive())
    figures.hasCrashed ||= isGone
    figures.keyFetches = keyFetches()
    figures.strays = host.strays
    expect(isGone, 'the product is gone').toBe(false)
    expect(host.strays, 'the keys of a stranger were asked for').toBe(strays)
    expect(keyFetches(), 'keys were fetched again').toBeLessThanOrEqual(Math.max(before, 1))
  })
  return figures
}

/** The maximum number of key requests to one of two platforms whose keys do not change. */
const keyFetches = () => Math.max(host.fetches.get('crowd') ?? 0, host.fetches.get('b') ?? 0)

const isAlive = async () =>
  (await fetch(`${origin}/api/health`).catch(() => undefined))?.ok ?? false

/** Whether a launch opened the app, and faults of the refusal page. */
async function outcomeOf(answer: Answer) {
  const isAccepted = await launcher.opens(answer)
  const outcome: Outcome = isAccepted ? 'accepted' : 'refused'
  const faults: string[] = []
  if (answer.status === 500) faults.push('crash')
  if (!isAccepted) {
    if (answer.status < 400) faults.push(`status ${answer.status}`)
    const id = answer.headers?.get('x-request-id')
    if (!id || (answer.text !== '' && !answer.text.includes(id))) faults.push('no request id')
    if (/eyJ[\w-]{10}|\n\s+at /.test(answer.text)) faults.push('a token or a stack in the page')
    const policy = answer.headers?.get('content-security-policy') ?? ''
    if (!policy.includes('frame-ancestors')) faults.push('no policy')
  }
  return { outcome, faults }
}

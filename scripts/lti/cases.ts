// Runs every launch case against a running product and says which went another way than it must.
import type { Simulator } from '../../examples/lms-simulator/src/simulator'
import type { Database } from '../harness/database'
import type { Case, Lab, Run } from './case'
import { browserCases } from './cases-browser'
import { courseCases } from './cases-course'
import { customCases } from './cases-custom'
import { gradebookCases } from './cases-gradebook'
import { httpCases } from './cases-http'
import { reviewCases } from './cases-review'
import { tokenCases } from './cases-token'
import { windowCases } from './cases-window'
import type { LabPlatform } from './lab'
import { Launcher } from './launcher'

const AT_ONCE = 100

interface Figures {
  cases: number
  accepted: number
  refused: number
  /** What went another way than it must, and why. */
  wrong: string[]
  crashes: number
  keyFetches: number
  strays: number
}

/** Why a request came to nothing. */
function reasonOf(error: unknown) {
  const { message, cause } = error as Error
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}

/** What a case came to: whether it opened the app, and what is wrong with how it was refused. */
async function outcomeOf(launcher: Launcher, run: Run) {
  const answer = await run()
  const isAccepted = await launcher.opens(answer)
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
  return { isAccepted, faults }
}

/** @returns figures: cases, accepted, refused, wrong, crashes. */
export async function runLaunchCases({
  origin,
  isAlive,
  database,
  lab,
  lms,
}: {
  origin: string
  isAlive: () => Promise<boolean>
  database: Database
  lab: Lab
  lms: Simulator
}): Promise<Figures> {
  const { host, platforms } = lab
  const launcher = new Launcher(origin)
  const { launchUrl } = launcher
  const cases: Case[] = [
    ...tokenCases({ ...lab, launchUrl }).map(
      ([name, expected, options, platform = 'a']): Case => [
        name,
        expected,
        () => launcher.launch(platforms[platform], options),
      ],
    ),
    ...reviewCases({ platforms, launcher }),
    ...courseCases().map(
      ([name, expected, options]): Case => [
        name,
        expected,
        () => launcher.launch(platforms.a, options),
      ],
    ),
    ...httpCases({ platforms, launcher }),
    ...browserCases({ platforms, launcher, database, host }),
    ...customCases({ platforms, launcher, database }),
    ...windowCases({ platforms, launcher, database }),
    ...gradebookCases({ lms, origin, database }),
  ]
  const none = { accepted: 0, refused: 0, wrong: [], crashes: 0, keyFetches: 0, strays: 0 }
  const figures: Figures = { cases: cases.length, ...none }
  for (const [name, expected, run] of cases) {
    try {
      const { isAccepted, faults } = await outcomeOf(launcher, run)
      figures[isAccepted ? 'accepted' : 'refused']++
      if (faults.includes('crash')) figures.crashes++
      if (isAccepted !== (expected === 'accepted')) faults.push(isAccepted ? 'accepted' : 'refused')
      if (faults.length > 0) figures.wrong.push(`${name}: ${faults.join(', ')}`)
    } catch (error) {
      figures.wrong.push(`${name}: ${reasonOf(error)}`)
    }
    if (!(await isAlive())) {
      figures.crashes++
      figures.wrong.push(`${name}: the product is gone`)
      break
    }
  }
  await atOnce(launcher, platforms.crowd, figures)
  figures.keyFetches = Math.max(host.fetches.get('crowd') ?? 0, host.fetches.get('b') ?? 0)
  figures.strays = host.strays
  return figures
}

/** A class at the same moment: all are let in, and the platform is asked for its keys once. */
async function atOnce(launcher: Launcher, platform: LabPlatform, figures: Figures) {
  const launches = Array.from({ length: AT_ONCE }, (_, i) =>
    launcher.launch(platform, { change: () => ({ sub: `crowd-${i}` }) }),
  )
  const outcomes = await Promise.allSettled(launches)
  const missing = outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') return [reasonOf(outcome.reason)]
    const { status } = outcome.value
    return status === 303 ? [] : [`status ${status}`]
  })
  if (missing.length === 0) return
  const why = [...new Set(missing)].join(', ')
  figures.wrong.push(`${AT_ONCE} at once: ${missing.length} not let in (${why})`)
}

// Runs every launch case against a running product and says which went another way than it must.
import { browserCases } from './cases-browser'
import { httpCases } from './cases-http'
import { tokenCases } from './cases-token'
import { KeyHost, LabPlatform, makeKey } from './lab'
import { Launcher } from './launcher'

const AT_ONCE = 100

/** The platforms of the cases: two clients of one issuer, one more issuer, and special ones. */
export async function makeLab() {
  const host = new KeyHost()
  await host.start()
  const [key, other, rotated, stranger, encryption] = await Promise.all(
    ['lab-1', 'lab-b', 'rotated-1', 'stranger', 'lab-enc'].map(makeKey),
  )
  encryption.jwk = { ...encryption.jwk, use: 'enc', alg: 'RSA-OAEP' }
  host.sets.set('a', [key, encryption])
  const platforms = {
    a: new LabPlatform(host, 'a', 'client-a', key),
    a2: new LabPlatform(host, 'a', 'client-a2', key),
    b: new LabPlatform(host, 'b', 'client-b', other),
    byHand: new LabPlatform(host, 'hand', 'client-hand', key),
    inactive: new LabPlatform(host, 'inactive', 'client-inactive', key),
    rotating: new LabPlatform(host, 'rotating', 'client-rotating', rotated),
    crowd: new LabPlatform(host, 'crowd', 'client-crowd', key),
    unreachable: new LabPlatform(host, 'away', 'client-away', key, { keysAt: 'nowhere' }),
  }
  return { host, platforms, stranger, encryption }
}

/** What a case came to: whether it opened the app, and what is wrong with how it was refused. */
async function outcomeOf(launcher, run) {
  const answer = await run()
  const isAccepted = await launcher.opens(answer)
  const faults = []
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
export async function runLaunchCases({ origin, isAlive, database, lab }) {
  const { host, platforms } = lab
  const launcher = new Launcher(origin)
  const { launchUrl } = launcher
  const cases = [
    ...tokenCases({ ...lab, launchUrl }).map(([name, expected, options, platform = 'a']) => [
      name,
      expected,
      () => launcher.launch(platforms[platform], options),
    ]),
    ...httpCases({ platforms, launcher }),
    ...browserCases({ platforms, launcher, database, host }),
  ]
  const figures = { cases: cases.length, accepted: 0, refused: 0, wrong: [], crashes: 0 }
  for (const [name, expected, run] of cases) {
    try {
      const { isAccepted, faults } = await outcomeOf(launcher, run)
      figures[isAccepted ? 'accepted' : 'refused']++
      if (faults.includes('crash')) figures.crashes++
      if (isAccepted !== (expected === 'accepted')) faults.push(isAccepted ? 'accepted' : 'refused')
      if (faults.length > 0) figures.wrong.push(`${name}: ${faults.join(', ')}`)
    } catch (error) {
      figures.wrong.push(`${name}: ${error.cause?.code ?? error.message}`)
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
async function atOnce(launcher, platform, figures) {
  const launches = Array.from({ length: AT_ONCE }, (_, i) =>
    launcher.launch(platform, { change: () => ({ sub: `crowd-${i}` }) }),
  )
  const outcomes = await Promise.allSettled(launches)
  const missing = outcomes.flatMap(({ value, reason }) => {
    if (value?.status === 303) return []
    return [value ? `status ${value.status}` : (reason.cause?.code ?? reason.message)]
  })
  if (missing.length === 0) return
  const why = [...new Set(missing)].join(', ')
  figures.wrong.push(`${AT_ONCE} at once: ${missing.length} not let in (${why})`)
}

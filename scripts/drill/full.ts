// `npm run drill:full -- --json`: all drills one after the other at full size, about an hour. When
// stopped and restarted it resumes; `--fresh` starts over. It is not part of `npm test`.
import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { onStop } from '../start/child.mjs'
import { type Figures, readFinished } from './full/finished-steps'
import { runStep } from './full/run-step'
import { type Step, steps, totals } from './full/steps'

const { fresh, only, json } = readArgs({
  /** Discards the finished steps. */
  fresh: false,
  /** Comma-separated names of steps: runs only these. */
  only: '',
  json: false,
})

console.log = json ? console.error : console.log
// Ends the running step with this process.
onStop(() => process.exit(130))
await buildAll()
const finished = readFinished(fresh)
const chosen = only ? only.split(',').map(stepNamed) : steps
const found: Record<string, Figures> = {}
const failed: string[] = []
for (const [at, step] of chosen.entries()) {
  const place = `${at + 1} of ${chosen.length}, ${step.name}`
  const before = finished.get(step)
  if (before) {
    console.error(`${place}: finished at ${before.at}`)
    found[step.name] = { ...before.figures, seconds: before.seconds }
    continue
  }
  console.error(`${place}: begins`)
  const { figures, passed, seconds, said } = await runStep(step)
  found[step.name] = { ...figures, seconds }
  if (passed && figures) finished.add(step, { figures, seconds, at: new Date().toISOString() })
  else {
    failed.push(step.name)
    console.error(said)
  }
  console.error(`${place}: ${passed ? 'passed' : 'failed'} after ${seconds} s`)
}

const counts = Object.fromEntries(
  Object.entries(totals).map(([total, names]) => [total, sumOf(names)]),
)
const figures = {
  ...counts,
  failed: failed.length,
  ...(failed.length > 0 ? { failedSteps: failed } : {}),
  ...(only ? { only } : {}),
  steps: found,
}
const bounds = Object.fromEntries([...Object.keys(totals), 'failed'].map((name) => [name, 0]))
report(figures, bounds, json)
process.exit()

function stepNamed(name: string): Step {
  const step = steps.find((one) => one.name === name)
  if (step) return step
  throw new Error(`No step ${name}; there are ${steps.map((one) => one.name).join(', ')}`)
}

function sumOf(names: string[]) {
  return Object.values(found)
    .flatMap((figures) => names.map((name) => Number(figures[name] ?? 0)))
    .reduce((sum, figure) => sum + figure, 0)
}

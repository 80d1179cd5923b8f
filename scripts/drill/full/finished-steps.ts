// Results of finished steps, stored so that an interrupted drill can resume.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from '../../start/paths.mjs'
import type { Step } from './steps'

const file = at('node_modules/.cache/pathquest/drill-full.json')
/** The tested build: another build starts over. */
const built = ['server/dist/index.js', 'party/dist/room.mjs']

export type Figures = Record<string, unknown>

export interface FinishedStep {
  figures: Figures
  seconds: number
  at: string
}

interface Kept {
  build: string
  steps: Record<string, FinishedStep>
}

const keyOf = ({ drill, args }: Step) => [drill, ...args].join(' ')

/** Results for the current build; `fresh` discards them. */
export function readFinished(fresh: boolean) {
  const build = hashOfBuild()
  if (fresh) rmSync(file, { force: true })
  const found = read()
  const kept: Kept = found?.build === build ? found : { build, steps: {} }
  return {
    get: (step: Step): FinishedStep | undefined => kept.steps[keyOf(step)],
    add(step: Step, finished: FinishedStep) {
      kept.steps[keyOf(step)] = finished
      mkdirSync(dirname(file), { recursive: true })
      // Atomic write.
      writeFileSync(`${file}.part`, JSON.stringify(kept))
      renameSync(`${file}.part`, file)
    },
  }
}

function hashOfBuild() {
  const hash = createHash('sha256')
  for (const name of built) hash.update(readFileSync(at(name)))
  return hash.digest('hex')
}

function read(): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
}

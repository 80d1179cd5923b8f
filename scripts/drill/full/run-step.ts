// Runs one drill in a child process and reads its figures.
import { spawn } from 'node:child_process'
import { at, root } from '../../start/paths.mjs'
import type { Figures } from './finished-steps'
import type { Step } from './steps'

const tellEveryMs = 60_000
/** Grace period after the timeout, for a drill to stop its product. */
const graceMs = 20_000
const failureLines = 20

export interface Ran {
  /** Undefined if the drill ended without figures. */
  figures: Figures | undefined
  passed: boolean
  seconds: number
  /** The last lines of its other output. */
  said: string
}

/** Its other output is buffered for a failure; every minute a progress line is printed. */
export function runStep({ name, drill, args, minutes }: Step): Promise<Ran> {
  const since = performance.now()
  const seconds = () => Math.round((performance.now() - since) / 1000)
  const script = `scripts/drill/${drill}.ts`
  const child = spawn(process.execPath, [at('scripts/run.mjs'), script, '--json', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill('SIGTERM')
  process.on('exit', end)
  let [told, said] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-10_000)
  })
  const timers = [
    setInterval(() => console.error(`${name}: ${seconds()} s, ${lastLine(said)}`), tellEveryMs),
    setTimeout(end, minutes * 60_000),
    setTimeout(() => child.kill('SIGKILL'), minutes * 60_000 + graceMs),
  ]
  return new Promise((done) => {
    child.once('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      process.off('exit', end)
      const lines = said.trimEnd().split('\n').slice(-failureLines)
      done({
        figures: parsed(told),
        passed: code === 0,
        seconds: seconds(),
        said: lines.join('\n'),
      })
    })
  })
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)?.slice(0, 160) ?? ''

/** Figures are the last line. */
function parsed(told: string): Figures | undefined {
  try {
    return JSON.parse(lastOf(told))
  } catch {
    return undefined
  }
}

const lastOf = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The quantile: the value below which `share` of the values lie (nearest rank); null if empty. */
export function percentile(values: readonly number[], share: number) {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  return rounded(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN)
}

export const median = (values: readonly number[]) => percentile(values, 0.5) ?? Number.NaN

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits))

/** `--name value` and `--flag` of the command line, numbers as numbers. */
export function readArgs<T extends Record<string, number | boolean | string>>(defaults: T) {
  const args: Record<string, number | boolean | string> = { ...defaults }
  const given = process.argv.slice(2)
  for (let option = given.shift(); option !== undefined; option = given.shift()) {
    const name = option.replace(/^--/, '')
    if (!(name in defaults) || name === option) throw new Error(`Unknown option ${option}`)
    const kind = typeof defaults[name]
    const value = kind === 'boolean' ? '' : given.shift()
    if (kind === 'string') args[name] = value ?? ''
    else args[name] = kind === 'boolean' ? true : Number(value)
    if (Number.isNaN(args[name])) throw new Error(`${option} needs a number`)
  }
  return args as { [Name in keyof T]: Widened<T[Name]> }
}

type Widened<T> = T extends boolean ? boolean : T extends number ? number : string

/** The figure with this name; `join.readyMs` is `readyMs` in `join`. */
const figureOf = (figures: object, name: string) =>
  name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], figures)

/** Prints the figures, reports those above their bound, and exits accordingly. */
export function report(
  figures: Record<string, unknown>,
  bounds: Record<string, number>,
  asJson: boolean,
) {
  const missed = Object.entries(bounds).filter(
    ([name, bound]) => !(Number(figureOf(figures, name)) <= bound),
  )
  if (asJson) process.stdout.write(`${JSON.stringify(figures)}\n`)
  else console.table(figures)
  for (const [name, bound] of missed) {
    console.error(`${name} is ${figureOf(figures, name)}, not <= ${bound}`)
  }
  process.exitCode = missed.length > 0 ? 1 : 0
}

/** Every process below `pid`, itself included. */
export function tree(pid: number) {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined
    if (stat) parents.set(Number(name), Number(stat[1]))
  }
  const found = [pid]
  for (let i = 0; i < found.length; i++) {
    for (const [child, parent] of parents) if (parent === found[i]) found.push(child)
  }
  return found
}

let tickMs = 0

/** CPU time in ms that the processes have used so far. */
export function cpuMs(pids: readonly number[]) {
  tickMs ||= 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  let ticks = 0
  for (const pid of pids) {
    const stat = statOf(pid)
    if (stat) ticks += Number(stat[11]) + Number(stat[12])
  }
  return ticks * tickMs
}

/** Resident memory in MB of the processes, shared memory counted once for each. */
export function rssMb(pids: readonly number[]) {
  let kilobytes = 0
  for (const pid of pids) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return kilobytes / 1024
}

/** Fields of /proc/<pid>/stat from the third on: [state, parent, …]; undefined when it is gone. */
function statOf(pid: number | string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** Errors when reading a process that has ended meanwhile. */
function isGone(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ESRCH'
}

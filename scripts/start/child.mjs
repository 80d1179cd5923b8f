// @ts-check
import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * Runs a program to its end; rejects unless it exits with 0. It inherits our stdio.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function run(command, args, options = {}) {
  const { code, signal } = await runAnyway(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with ${code ?? signal}`)
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a program to its end and resolves to how it ended. `isHeld`: its output is buffered until
 * then, if another program prints in parallel.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { isHeld?: boolean }} [options]
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
export function runAnyway(command, args, { isHeld = false, ...options } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, args, { cwd: root, stdio, ...options })
  running.add(child)
  /** @type {Buffer[]} */
  const said = []
  if (isHeld)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes) => said.push(bytes))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once(isHeld ? 'close' : 'exit', (code, signal) => resolve({ code, signal }))
  }).finally(() => {
    running.delete(child)
    process.stdout.write(Buffer.concat(said))
  })
}

/** Kills the programs that `run` and `runAnyway` are waiting for. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs the npm that runs us, or the one on the path.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}

/**
 * Calls `stop` once, on Ctrl-C, SIGTERM, SIGHUP, or when npm's parent shell has exited.
 * @param {() => unknown} stop
 */
export function onStop(stop) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const off = () => {
    for (const signal of signals) process.off(signal, once)
    unwatch()
  }
  const once = () => {
    off()
    stop()
  }
  for (const signal of signals) process.on(signal, once)
  const unwatch = watchParent(once)
  return { off }
}

/**
 * Calls `gone` when npm's parent shell exits: `sh` forwards no signals, but our parent changes.
 * @param {() => void} gone
 */
export function watchParent(gone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, 200)
  timer.unref()
  return () => clearInterval(timer)
}

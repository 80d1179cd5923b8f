import { createWriteStream, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { firstStart } from '../../../scripts/harness/first-start'
import { startServer } from '../../../scripts/harness/server-process'
import { type DemoAccount, readDemoAccounts } from './demo-accounts'

/** The product as `npm start` serves it, with its own port and data folder. */
export interface Product {
  origin: string
  dataDir: string
  accounts: DemoAccount[]
}

declare module 'vitest' {
  interface ProvidedContext {
    product: Product
  }
}

const START_MS = 60_000

/** One product for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await firstStart({ hasDemo: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startServer({
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'pipe',
  })
  // Read by who looks for the cause of a failure.
  const log = createWriteStream(join(dataDir, 'product.log'))
  for (const stream of [server.child.stdout, server.child.stderr]) stream?.pipe(log, { end: false })
  const teardown = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await healthy(origin, server.exited)
    const accounts = readDemoAccounts(dataDir)
    project.provide('product', { origin, dataDir, accounts })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

async function healthy(origin: string, exited: Promise<unknown>): Promise<void> {
  let ended = false
  void exited.then(() => {
    ended = true
  })
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && !ended) {
    const response = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(ended ? 'The product ended while it started.' : 'The product did not start.')
}

/** A free port below the range that the system hands out for outgoing connections. */
async function freePort(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 10_000); port < 32_768; port++) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error('No port is free.')
}

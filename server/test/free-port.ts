import { createServer } from 'node:net'

/**
 * Below the range from which connections take theirs, and in a range of this worker alone: what
 * starts here listens a second later, and nobody may have taken the port in between.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 1) % 8
  for (;;) {
    const port = 11_000 + worker * 1_000 + Math.floor(Math.random() * 1_000)
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer()
      probe.once('error', () => done(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
    })
    if (isFree) return port
  }
}

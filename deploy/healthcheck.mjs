// The health check of the image: exits with 0 while the server in this container is well, else with 1
// and the reason. A warning (`clock_stepped`, `proxy_not_declared`) is well: the server works.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`
const PATIENCE_MS = 4_000

try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) {
    console.error(`${address} answers ${answer.status}: ${await answer.text()}`)
    process.exitCode = 1
  }
} catch (error) {
  const reason = error instanceof Error ? (error.cause ?? error) : error
  console.error(`${address} does not answer: ${reason}`)
  process.exitCode = 1
}

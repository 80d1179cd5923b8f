// Preloaded into the server: on SIGUSR2, writes the maximum event loop lag since the last signal to
// a file.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const everyMs = 5

if (isMainThread && process.env.LOOP_LAG_FILE) {
  const file = process.env.LOOP_LAG_FILE
  let lastAt = performance.now()
  let maxMs = 0
  setInterval(() => {
    const now = performance.now()
    maxMs = Math.max(maxMs, now - lastAt - everyMs)
    lastAt = now
  }, everyMs).unref()
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(maxMs))
    maxMs = 0
    lastAt = performance.now()
  })
}

import { chromium } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'

/** A player in a real browser; `onText` gets all that reaches it: responses, frames, page, storage. */
export async function openBrowserPlayer({ origin, session, seatToken, onText }) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  const page = await browser.newPage()
  const reading = new Set()
  page.on('response', (response) => {
    const read = response
      .body()
      .then((body) => onText(`${JSON.stringify(response.headers())}${body}`))
      // Redirects and aborted requests have no body.
      .catch(() => {})
      .finally(() => reading.delete(read))
    reading.add(read)
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => onText(payload.toString()))
  })
  await page.goto(`${origin}/join-game`)
  await page.evaluate(
    ([key, token]) => sessionStorage.setItem(key, token),
    [`pathquest.seat.${session.id}`, seatToken],
  )
  await page.goto(`${origin}/game/${session.id}/lobby`)
  return {
    /** Page source, storage and cookies as they are now. */
    async look() {
      await Promise.all(reading)
      onText(await page.content())
      onText(JSON.stringify(await page.context().storageState({ indexedDB: true })))
      onText(await page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      onText(await page.evaluate(inMemory))
    },
    /** Waits until the page shows this text. */
    sees: (text) => page.getByText(text).first().waitFor({ timeout: 15_000 }),
    close: () => browser.close(),
  }
}

/** What scripts of the page could read besides: caches and globals of its own. */
async function inMemory() {
  const kept = []
  for (const name of 'caches' in globalThis ? await caches.keys() : []) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      kept.push(request.url, await (await cache.match(request)).text())
    }
  }
  for (const name of Object.keys(globalThis)) {
    const value = globalThis[name]
    if (typeof value === 'string') kept.push(value)
  }
  return kept.join('\n')
}

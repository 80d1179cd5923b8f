import { chromium } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'

/**
 * A player in a real browser; `onText` gets all received data: responses, frames, page, storage.
 */
export type BrowserPlayer = Awaited<ReturnType<typeof openBrowserPlayer>>

export async function openBrowserPlayer({
  origin,
  gameId,
  seatToken,
  onText,
}: {
  origin: string
  gameId: string
  seatToken: string
  onText: (text: string) => void
}) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  const page = await browser.newPage()
  const reading = new Set<Promise<void>>()
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
  await page.evaluate(({ key, seatToken }) => sessionStorage.setItem(key, seatToken), {
    key: `pathquest.seat.${gameId}`,
    seatToken,
  })
  await page.goto(`${origin}/game/${gameId}/lobby`)
  return {
    /** The current page source, storage and cookies. */
    async look() {
      await Promise.all(reading)
      onText(await page.content())
      onText(JSON.stringify(await page.context().storageState({ indexedDB: true })))
      onText(await page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      onText(await page.evaluate(inMemory))
    },
    /** Waits until the page shows this text. */
    sees: (text: string) => page.getByText(text).first().waitFor({ timeout: 15_000 }),
    close: () => browser.close(),
  }
}

/** Other data that scripts of the page could read: caches and globals. */
async function inMemory() {
  const kept: string[] = []
  for (const name of 'caches' in globalThis ? await caches.keys() : []) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      kept.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
  }
  for (const name of Object.keys(globalThis)) {
    const value: unknown = Reflect.get(globalThis, name)
    if (typeof value === 'string') kept.push(value)
  }
  return kept.join('\n')
}

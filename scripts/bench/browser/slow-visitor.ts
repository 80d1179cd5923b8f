// A visitor on a quarter of this machine's CPU and slow 4G.
import type { Browser, Page } from 'playwright-core'

/** Chromium's own throttles. Each request waits for the round trip; handshakes are not added. */
export const profile = {
  cpuSlowdown: 4,
  network: 'slow 4G',
  roundTripMs: 150,
  downMbitPerS: 1.6,
  upKbitPerS: 750,
}
const timeoutMs = 30_000
export const desk = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

/** A new visitor: nothing cached, everything throttled. */
export async function slowly<T>(
  browser: Browser,
  use: (page: Page) => Promise<T>,
  viewport = desk,
): Promise<T> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(timeoutMs)
  // tsx preserves function names with a helper (`__name`) that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.roundTripMs,
      downloadThroughput: (profile.downMbitPerS * 1e6) / 8,
      uploadThroughput: (profile.upKbitPerS * 1e3) / 8,
    })
    return await use(page)
  } finally {
    await context.close()
  }
}

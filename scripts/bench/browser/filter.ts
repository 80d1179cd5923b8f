// How soon a career browser shows the results of text typed into its search.
import type { Page } from 'playwright-core'
import { rounded } from '../../harness/figures'

/** The expected result of a search. */
interface Found {
  count: number
  /** Title of the first card; null: there is none. */
  first: string | null
}

declare global {
  interface Window {
    expectFound(wanted: Found): void
    foundAfterMs: Promise<number>
  }
}

/** Words of which each letter narrows the list down. */
export const words = ['nurse', 'game des', 'elect', 'farm', 'build']
export const presses = 10

/** From each keypress to the frame that shows its results, in a rendered career browser. */
export async function typeWords(page: Page, origin: string) {
  const search = async (q: string): Promise<Found> => {
    const answer = await fetch(`${origin}/api/careers?${new URLSearchParams({ q })}`)
    const { careers, total } = await answer.json()
    return { count: total, first: careers[0]?.title ?? null }
  }
  const all = await search('')
  await page.getByRole('searchbox').focus()
  await page.evaluate(watchSearch)
  const times: number[] = []
  for (const word of words) {
    let shown = all
    for (const [i, letter] of [...word].entries()) {
      if (times.length === presses) break
      const found = await search(word.slice(0, i + 1))
      await page.evaluate((wanted) => window.expectFound(wanted), found)
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      const ms = await page.evaluate(() => window.foundAfterMs)
      // A key with the same results paints nothing that could be waited for.
      if (found.count !== shown.count || found.first !== shown.first) times.push(rounded(ms))
      shown = found
    }
    await page.getByRole('searchbox').fill('')
    await page.getByText(`Showing ${all.count.toLocaleString('en')} careers`).waitFor()
  }
  if (times.length < presses) throw new Error(`Only ${times.length} keypresses were measured`)
  return { careers: all.count, times }
}

/** In the page: after each keypress, checks every frame until it shows the expected results. */
function watchSearch() {
  // The embed's widget, else the app's own page.
  const root =
    document.querySelector('[data-pathquest]')?.shadowRoot ?? document.querySelector('main')
  let pressedAt = 0
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp
    },
    true,
  )
  const holds = ({ count, first }: Found) => {
    const counted = root?.querySelector('[role=status]')?.textContent?.match(/\d[\d,]*/)?.[0]
    const card = root?.querySelector('li :is(h2, h3)')
    return Number(counted?.replace(',', '') ?? 0) === count && (card?.textContent ?? null) === first
  }
  window.expectFound = (wanted) => {
    pressedAt = 0
    window.foundAfterMs = new Promise((resolve) => {
      const look = () => {
        if (pressedAt === 0 || !holds(wanted)) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        // Reported after the frame is painted.
        port1.onmessage = () => resolve(performance.now() - pressedAt)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  }
}

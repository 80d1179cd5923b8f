import { chromium } from 'playwright-core'
import { gameOpener } from '../../bench/embed/games.mjs'
import { startSite } from '../../bench/embed/site.mjs'
import { pause } from '../../harness/wait.mjs'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'

const PATIENCE_MS = 15_000
/** Longer than what counts as too fast. */
const THINK_MS = 400

/** Whether the script tag, in chunks and as the single file, plays the mode by its own pieces. */
export async function playedInEmbeds(product, modeId) {
  const { single } = await (await fetch(`${product.origin}/v1/embed.json`)).json()
  const site = await startSite()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  try {
    const games = await gameOpener(product.origin)
    const played = async (file) => {
      const page = await browser.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const script = `<script src="${product.origin}/v1/${file}"></script>`
      try {
        await playGame(page, site, script, await games.open({ gameMode: modeId }))
        return true
      } catch (error) {
        console.error(error)
        return false
      } finally {
        await page.close()
      }
    }
    return { embedChunks: await played('embed.js'), embedSingle: await played(single.file) }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** From the lobby over one answer to the results; each shows what only the mode's pieces say. */
async function playGame(page, site, script, game) {
  const { sessionId, seatToken } = await game.join('Quiet Heron')
  site.files.set(
    '/',
    `<!doctype html><div data-pathquest="game-player" data-session-id="${sessionId}"
      data-seat-token="${seatToken}"></div>${script}`,
  )
  await page.goto(site.origin)
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await game.press('start')
  await page.getByText('In a row: 0').waitFor()
  const options = page.getByRole('radiogroup', { name: 'Answers' })
  await options.getByRole('radio').first().click()
  await pause(THINK_MS)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  // The class of one has answered: the question is closed.
  await page.getByText('Correct Answer').waitFor()
  await game.press('end')
  await page.getByText('Total Score').waitFor()
  await page.getByText(/^In a row: [01]$/).waitFor()
}

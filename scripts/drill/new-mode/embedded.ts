import { chromium, type Page } from 'playwright-core'
import { type Game, gameOpener } from '../../bench/embed/games'
import { type Site, startSite } from '../../bench/embed/site'
import { pause } from '../../harness/wait'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'

const PATIENCE_MS = 15_000
/** Longer than what counts as too fast. */
const THINK_MS = 400

/** Whether the script tag, in chunks and as the single file, plays the mode by its own pieces. */
export async function playedInEmbeds(
  { origin }: { origin: string },
  modeId: string,
  submit: string,
) {
  const { single }: { single: { file: string } } = await (
    await fetch(`${origin}/v1/embed.json`)
  ).json()
  const site = await startSite()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  try {
    const games = await gameOpener(origin)
    const played = async (file: string) => {
      const page = await browser.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const script = `<script src="${origin}/v1/${file}"></script>`
      try {
        await playGame(page, site, script, await games.open({ gameMode: modeId }), submit)
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
async function playGame(page: Page, site: Site, script: string, game: Game, submit: string) {
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
  await page.getByRole('button', { name: submit }).click()
  // The class of one has answered: the question is closed.
  await page.getByText('Correct Answer').waitFor()
  await game.press('end')
  await page.getByText('Total Score').waitFor()
  await page.getByText(/^In a row: [01]$/).waitFor()
}

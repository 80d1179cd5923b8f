import { chromium, type Page } from 'playwright-core'
import { type Site, startSite } from '../../bench/embed/site'
import { type HostedGame, newTeacher } from '../../harness/hosted-game'
import { playerApi } from '../../harness/player-api'
import { thinkMs } from '../../harness/socket-player'
import { pause } from '../../harness/wait'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'

const PATIENCE_MS = 15_000

/** Whether the script tag, in chunks and as the single file, plays the mode with its pieces. */
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
    const teacher = await newTeacher(playerApi(origin))
    const played = async (file: string) => {
      const page = await browser.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const script = `<script src="${origin}/v1/${file}"></script>`
      try {
        await playGame(
          page,
          site,
          script,
          await teacher.open({ gameMode: modeId, settings: { tapToAnswer: false } }),
          submit,
        )
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

/** From the lobby through one answer to the results; each shows texts of the mode's pieces. */
async function playGame(page: Page, site: Site, script: string, game: HostedGame, submit: string) {
  const { seatToken } = await game.join('Quiet Heron')
  site.files.set(
    '/',
    `<!doctype html><div data-pathquest="game-player" data-session-id="${game.id}"
      data-seat-token="${seatToken}"></div>${script}`,
  )
  await page.goto(site.origin)
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await game.press('start')
  await page.getByText('In a row: 0').waitFor()
  const options = page.getByRole('radiogroup', { name: 'Answers' })
  await options.getByRole('radio').first().click()
  await pause(thinkMs)
  await page.getByRole('button', { name: submit }).click()
  // The class of one has answered: the question is closed.
  await page.getByText('Correct Answer').waitFor()
  await game.press('end')
  await page.getByText('Total Score').waitFor()
  await page.getByText(/^In a row: [01]$/).waitFor()
}

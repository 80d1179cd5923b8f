import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSchoolSite } from '../../examples/school-site/server.mjs'
import { pause } from '../../scripts/harness/wait'
import { origin } from '../browser/support/browser'
import { THINKING_MS } from '../browser/support/games'
import { HostedGame } from '../embed/support/hosted-game'
import { openDialog } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'

const open = useEngines()
let school: Awaited<ReturnType<typeof startSchoolSite>>

beforeAll(async () => {
  school = await startSchoolSite({ pathquest: origin })
})
afterAll(() => school?.stop())

/** Violations of the school's CSP from now on. */
const watchPolicy = () => {
  const heard: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`${violatedDirective} ${blockedURI}`),
  )
  Object.assign(window, { forbidden: heard })
}
const forbidden = () => (window as unknown as { forbidden: string[] }).forbidden

describe.each(ENGINES)('%s', (engine) => {
  test('careers on a school’s page under its CSP: search, filter, a career', async () => {
    const { page } = await open(engine)
    await page.goto(`${school.origin}/careers`)
    await page.evaluate(watchPolicy)
    const careers = page.locator('[data-pathquest=career-browser]')
    await careers
      .getByText(/^Showing [\d,]+ careers$/)
      .first()
      .waitFor()
    await careers.getByRole('searchbox').fill('accountant')
    const card = careers.getByRole('button', { name: 'Accountant', exact: true })
    const { dialog, close } = await openDialog(page, card, 'Accountant')
    expect((await dialog.box()).height).toBeGreaterThan(400)
    await close()
    expect(await page.evaluate(forbidden)).toEqual([])
  })

  test('the join form there is replaced by the game', async () => {
    const game = await HostedGame.open()
    const { page } = await open(engine)
    await page.goto(`${school.origin}/news`)
    const form = page.locator('[data-pathquest=join-form]')
    await form.getByLabel('Game code').fill(game.code)
    await page.evaluate(watchPolicy)
    await form.getByLabel('Your name').fill('Sassy Salmon')
    await form.getByRole('button', { name: 'Join Game' }).click()
    await form.getByRole('heading', { name: 'You are in!' }).waitFor()
    const question = await game.ask(1)
    await form.getByText(question, { exact: true }).waitFor()
    // An earlier answer is refused.
    await pause(THINKING_MS)
    await form.getByRole('radio').first().click()
    await form.getByRole('button', { name: 'Submit Answer' }).click()
    await game.closed(1)
    await form
      .getByText(/Correct!|Incorrect/)
      .first()
      .waitFor()
    expect(await page.evaluate(forbidden)).toEqual([])
    await game.end()
  })
})

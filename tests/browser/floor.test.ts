import { BROWSER_FLOOR } from '@pathquest/core/browser-floor'
import { expect, test } from 'vitest'
import { lackingIn, removeLacking } from '../../scripts/test/floor/lacking'
import { brokenPolicy } from './support/broken-policy'
import { must, type Person, PHONE, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import { answer, closed, goOn, hostGame, join, settled, startGame } from './support/games'
import { isFine } from './support/page-check'

const open = useBrowser()

/** A user whose browser lacks every feature that the oldest supported browser lacks. */
async function atTheFloor(): Promise<Person> {
  const person = await open({ viewport: PHONE, once: true })
  await person.context.addInitScript(removeLacking, lackingIn(BROWSER_FLOOR.student))
  return person
}

test('the oldest supported browser joins, plays to the podium and shows a career', async () => {
  const [host, guest] = await Promise.all([open({ account: must(teachers[0]) }), atTheFloor()])
  const { page } = guest
  const game = await hostGame(host, { driver: 'people' })
  await join(guest, game.code, 'Old Tablet')
  // The features are really removed: otherwise this would prove nothing.
  expect(await page.evaluate(() => ['canParse' in URL, 'toSorted' in []])).toEqual([false, false])
  await startGame(host, 1)
  for (const number of [1, 2]) {
    await answer(guest, number)
    await closed(host.page)
    await goOn(host)
  }
  await settled(host)
  await page.getByText('Old Tablet').first().waitFor()
  await page.goto('/careers')
  await page.getByRole('searchbox', { name: 'Search careers' }).fill('accountant')
  await page
    .getByRole('button', { name: /Accountant/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /Accountant/ })
    .waitFor()
})

test.each(['/', '/join-game', '/play'])(
  'an unsupported browser shows a notice with what to do at %s, in both languages',
  async (path) => {
    const { context, page } = await open({ viewport: SMALL_PHONE, once: true })
    const broken = brokenPolicy(page)
    await context.addInitScript(() => {
      Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted')
    })
    await page.goto(path)
    const heading = (name: string) => page.getByRole('heading', { name })
    await heading('This browser is too old for Pathquest').waitFor()
    await heading('Este navegador es demasiado antiguo para Pathquest').waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    expect(broken).toEqual([])
    await isFine(page)
  },
)

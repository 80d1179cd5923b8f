import type { Collection, CollectionEntry } from '@pathquest/core/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  must,
  type Person,
  type PersonOptions,
  PHONE,
  students,
  teachers,
  useBrowser,
} from './support/browser'
import { earn } from './support/earn'
import { hostGame, join as joinGame, playAlone } from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { refuse } from './support/refuse'

const open = useBrowser()

/** A person with a new account. */
async function newcomer(options: PersonOptions = {}): Promise<Person> {
  const person = await open(options)
  await signUpNewcomer(person, { fullName: 'Casey Collector' })
  return person
}

async function collection({ context }: Person): Promise<CollectionEntry[]> {
  const answer = await context.request.get('/api/collection')
  return ((await answer.json()) as Collection).pathkeys
}

const cards = (page: Page) => page.locator('.collection-grid > li > button')
const names = (page: Page) => page.locator('.collection-key-name > b').allTextContents()

test('a game links to the collection, which can be sorted, filtered and opened in detail', async () => {
  const person = await newcomer()
  const { page } = person
  await playAlone(person, true)
  await person.page.getByRole('heading', { name: 'Pathkeys Unlocked!' }).waitFor()
  await page.getByRole('button', { name: 'View Collection' }).click()
  await page.getByRole('heading', { name: 'My Pathkey Collection', level: 1 }).waitFor()

  const entries = await collection(person)
  const owned = entries.filter(({ quantity }) => quantity > 0)
  // One drawn, and the milestone of a first game: a solo game has no podium.
  expect(owned).toHaveLength(2)
  await page.getByText(`2 of ${entries.length} collected`).waitFor()
  await page.getByText(`${Math.round((2 / entries.length) * 100)}%`, { exact: true }).waitFor()
  await expect.poll(() => cards(page).count()).toBe(24)
  expect((await names(page)).slice(0, 2).sort()).toEqual(
    owned.map(({ pathkey }) => pathkey.name).sort(),
  )
  await isFine(page, 'the collection')

  await page.getByRole('button', { name: 'Name', exact: true }).click()
  const sorted = (await names(page)).sort((a, b) => a.localeCompare(b))
  await expect.poll(() => names(page)).toEqual(sorted)
  await page.getByRole('switch', { name: 'Show only owned' }).check()
  await page.getByText('2 pathkeys shown').waitFor({ state: 'attached' })
  await page.getByLabel('Type').selectOption('Milestone')
  await expect.poll(() => names(page)).toEqual(['First Trail'])
  await page.getByLabel('Rarity').selectOption('Legendary')
  await page.getByRole('heading', { name: 'No pathkeys found' }).waitFor()
  await isFine(page, 'the collection without a match')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => cards(page).count()).toBe(24)
  await page.getByRole('button', { name: `Show more pathkeys (${entries.length - 24})` }).click()
  await expect.poll(() => cards(page).count()).toBe(48)
  // The keyboard goes on with the first new one.
  const focused = cards(page).nth(24)
  expect(await focused.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByText('48 pathkeys shown').waitFor({ state: 'attached' })

  const visible = new Set(await names(page))
  const career = must(
    entries.find(
      ({ pathkey, career, quantity }) =>
        career !== null && quantity === 0 && visible.has(pathkey.name),
    ),
  )
  const card = page.getByRole('button', { name: career.pathkey.name })
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: career.pathkey.name })
  await dialog.getByText(career.pathkey.description).waitFor()
  await dialog.getByText('Not collected').waitFor()
  await isFine(page, 'the details')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => card.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  // A close event that arrives after the next opening closes nothing.
  await dialog.dispatchEvent('close')
  await dialog.getByRole('link', { name: 'Explore This Career' }).click()
  await page.waitForURL(`**/careers?career=${must(career.career).id}`)
})

test('before the first game the collection is empty, and it is reachable from every page', async () => {
  const { page, context } = await newcomer()
  // A class of seven, without playing it.
  await context.route('**/api/collection', async (route) => {
    const response = await route.fetch()
    const { pathkeys } = (await response.json()) as Collection
    const [first, ...others] = pathkeys.map((entry) => ({ ...entry, classOwners: null }))
    const json = { pathkeys: [{ ...must(first), classOwners: 7 }, ...others] }
    await route.fulfill({ response, json })
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'View Collection' }).click()
  await page.getByText('No pathkeys yet. Play games to earn pathkeys.').waitFor()
  await page.getByText('0%', { exact: true }).waitFor()
  await page.getByRole('switch', { name: 'Show only owned' }).check()
  await page.getByRole('heading', { name: 'No pathkeys yet' }).waitFor()
  await isFine(page, 'the empty collection')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('link', { name: 'My Pathkeys' }).click()
  await page.getByRole('heading', { name: 'My Pathkey Collection' }).waitFor()
  const wanted = page.getByRole('button', { name: '7 in your class have it' })
  await expect.poll(() => wanted.count()).toBe(1)
  await isFine(page, 'what the class has')
  await wanted.click()
  await page.getByRole('dialog').getByText('7 in your class have it').waitFor()
})

test.each([
  ['/collection', '/api/collection', 'Your collection did not load', 'My Pathkey Collection'],
  ['/market', '/api/market', 'The market did not load', 'Trail Pack'],
])(
  'if %s does not load, an error with a retry button is shown',
  async (path, api, failed, loaded) => {
    const person = await open({ account: must(students[8]), viewport: PHONE })
    const { page, context } = person
    await refuse(person, api)
    await page.goto(path)
    await page.getByRole('heading', { name: failed }).waitFor()
    await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
    await isFine(page, failed)
    await context.unroute(`**${api}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: loaded }).waitFor()
  },
)

test('a pack is paid with XP, opened, and its pathkeys are in the collection', async () => {
  const person = await newcomer({ viewport: PHONE })
  const { page, context } = person
  await page.goto('/market')
  const trail = page.getByRole('region', { name: 'Trail Pack' })
  await trail.getByText('You need 100 more XP.').waitFor()
  await expect
    .poll(() => trail.getByRole('button', { name: 'Open for 100 XP' }).isDisabled())
    .toBe(true)
  await expect
    .poll(() => trail.locator('dd').allInnerTexts())
    .toEqual(['60%', '25%', '10%', '4%', '1%'])
  await isFine(page, 'the market of who has nothing')
  // Three narrow cards next to the sidebar: the keys of the largest pack shrink, none is cut off.
  await page.setViewportSize({ width: 1180, height: 820 })
  const cutOff = () =>
    page.locator('.market-pack-art').evaluateAll((arts) =>
      arts.flatMap((art) => {
        const room = art.getBoundingClientRect()
        return [...art.querySelectorAll('.pq-pathkey')]
          .map((key) => key.getBoundingClientRect())
          .filter(({ left, right }) => left < room.left - 1 || right > room.right + 1)
      }),
    )
  expect(await cutOff()).toEqual([])
  await page.setViewportSize(PHONE)

  await earn(person, 350)
  await page.reload()
  const ridge = page.getByRole('region', { name: 'Ridge Pack' })
  await ridge.getByRole('button', { name: 'Open for 250 XP' }).click()
  const ask = page.getByRole('dialog', { name: 'Open the Ridge Pack?' })
  await ask.getByText('It costs 250 XP and holds 2 pathkeys. You have 350 XP.').waitFor()
  await isFine(page, 'the question before opening')

  // The response is lost; a second click is the same purchase.
  let lost = 0
  await context.route('**/api/market/openings', async (route) => {
    if (lost++ > 0) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  const pay = ask.getByRole('button', { name: 'Open for 250 XP' })
  await pay.click()
  await ask.getByRole('alert').waitFor()
  await pay.click()
  const opened = page.getByRole('dialog', { name: 'You got 2 pathkeys' })
  await opened.getByText('You have 100 XP left.').waitFor()
  await expect.poll(() => opened.getByRole('listitem').count()).toBe(2)
  const moving = await page.evaluate(() =>
    document.getAnimations().map((one) => (one as CSSAnimation).animationName),
  )
  expect(moving.filter((name) => name === 'market-turn')).toEqual([])
  await isFine(page, 'the opened pack')
  const won = await opened.locator('li > b').allInnerTexts()
  await opened.getByRole('link', { name: 'View Collection' }).click()
  await page.getByRole('switch', { name: 'Show only owned' }).check()
  expect((await names(page)).sort()).toEqual([...new Set(won)].sort())
  const copies = (await collection(person)).reduce((sum, { quantity }) => sum + quantity, 0)
  expect(copies).toBe(2)
})

test('a cosmetic is bought, worn, and seen in the lobby by host and player', async () => {
  const person = await newcomer({ viewport: PHONE })
  const { page } = person
  await page.goto('/market')
  const sign = page.getByRole('listitem').filter({ hasText: 'Signpost' })
  await sign.getByText('You need 50 more XP.').waitFor()
  await expect.poll(() => sign.getByRole('button').isDisabled()).toBe(true)
  await earn(person, 160)
  await page.reload()
  await sign.getByRole('button', { name: 'Signpost: buy for 50 XP' }).click()
  const ask = page.getByRole('dialog', { name: 'Buy this: Signpost?' })
  await ask.getByText('It costs 50 XP. You have 160 XP.').waitFor()
  await ask.getByRole('button', { name: 'Buy for 50 XP' }).click()
  await ask.waitFor({ state: 'hidden' })
  await sign.getByText('Owned').waitFor()
  const wear = sign.getByRole('button', { name: 'Signpost: wear' })
  await expect.poll(() => wear.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Meadow: buy for 100 XP' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Buy for 100 XP' }).click()
  await page.getByRole('button', { name: 'Meadow: wear' }).click()
  await page.getByRole('button', { name: 'Meadow: take off' }).waitFor()
  await isFine(page, 'the market with cosmetics')

  const host = await open({ account: must(teachers[1]) })
  const { code } = await hostGame(host)
  await joinGame(person, code)
  const worn = '.pq-name:has([data-worn="meadow"]) [data-avatar="signpost"]'
  for (const one of [page, host.page]) await one.locator(worn).waitFor()
  await isFine(page, 'the lobby with a cosmetic')
})

test('the market is for students only', async () => {
  const { page } = await open({ account: must(teachers[1]) })
  await page.goto('/market')
  await page.waitForURL('**/dashboard')
  expect(await page.getByRole('link', { name: 'Market' }).count()).toBe(0)
  await page.getByRole('link', { name: 'My Pathkeys' }).click()
  await page.getByRole('heading', { name: 'My Pathkey Collection' }).waitFor()
})

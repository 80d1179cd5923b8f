import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { brokenPolicy } from './support/broken-policy'
import { accounts, makeAdmin, must, SMALL_PHONE, useBrowser } from './support/browser'
import { earn, earnPathkey } from './support/earn'
import { signUpNewcomer } from './support/newcomer'
import { choicesAreWhole, fits } from './support/page-check'
import { englishLeft } from './support/texts-left'
import { inBothThemes } from './support/theme'
import { drawn, VISITORS } from './support/visitors'

const open = useBrowser()

const parents = accounts.filter((account) => account.userType === 'parent')

beforeAll(makeAdmin)

/** As a user who chose Spanish before. */
async function inSpanish(page: Page): Promise<void> {
  await page.goto('/api/health')
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
}

/** Its texts may arrive after the page. */
async function settled(page: Page): Promise<void> {
  await drawn(page)
  await page.locator('html[lang="es"]').waitFor({ state: 'attached' })
}

test.each(VISITORS)(
  '$who finds every page in Spanish, accessible, at 320 px, without third-party requests',
  async (one) => {
    const { page } = await open({
      viewport: SMALL_PHONE,
      ...(one.account && { account: one.account }),
    })
    const broken = brokenPolicy(page)
    await inSpanish(page)
    expect(one.paths).not.toEqual([])
    for (const path of one.paths) {
      await page.goto(path)
      await settled(page)
      expect(new URL(page.url()).pathname, path).toBe(path)
      expect(await englishLeft(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe('es')
      await inBothThemes(page, async (theme) => {
        expect(await accessibilityProblems(page), `${path}, ${theme}`).toEqual([])
      })
      await choicesAreWhole(page, path)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, `${path} is wider than the screen`).toBe(0)
      expect(broken, path).toEqual([])
    }
  },
)

test('dialogs on the pages of a student and a parent are in Spanish and accessible', async () => {
  const student = await open({ viewport: SMALL_PHONE })
  await signUpNewcomer(student, { fullName: 'Luz Estudiante' })
  await earn(student, 400)
  const parent = await open({ viewport: SMALL_PHONE, account: must(parents[0]) })
  for (const { page } of [student, parent]) await inSpanish(page)
  const isFineInSpanish = async (page: Page, name: string | RegExp) => {
    await page.getByRole('dialog', { name }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await englishLeft(page), `${name}`).toEqual([])
    await inBothThemes(page, async (theme) => {
      expect(await accessibilityProblems(page), `${name}, ${theme}`).toEqual([])
    })
    await fits(page, `${name}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const { page } = student
  await page.goto('/careers')
  const cards = page.locator('article.pq-career')
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /^Comparar / })
      .click()
  const first = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('button', { name: first, exact: true }).click()
  await page.getByRole('dialog').getByRole('region').first().waitFor()
  await isFineInSpanish(page, first)
  await page.getByRole('button', { name: 'Comparar (2)' }).click()
  await isFineInSpanish(page, /Comparar/)

  await page.goto('/collection')
  await page.locator('.collection-grid > li > button').first().click()
  await isFineInSpanish(page, /./)

  await page.goto('/market')
  await page.getByRole('button', { name: 'Abrir por 100 XP' }).click()
  await isFineInSpanish(page, /^¿/)
  await page
    .getByRole('button', { name: /comprar por 50 XP/ })
    .first()
    .click()
  await isFineInSpanish(page, /^¿/)

  await parent.page.goto('/children')
  await parent.page.getByRole('button', { name: /^Desvincular a / }).click()
  await isFineInSpanish(parent.page, /^¿Desvincular a /)
})

test('a pathkey with the longest rarity fits the dashboard of a small phone', async () => {
  const student = await open({ viewport: SMALL_PHONE })
  await signUpNewcomer(student, { fullName: 'Luz Larga' })
  await earnPathkey(student, 'Budget Bridge')
  const { page } = student
  await page.goto('/dashboard')
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.reload()
  await page.getByText('Poco común').waitFor()
  await fits(page, 'a dashboard with an uncommon pathkey')
})

test('the language is switched by keyboard, immediately and for the next visit', async () => {
  const { page } = await open({ viewport: SMALL_PHONE })
  await page.goto('/how-to-play')
  await page.getByRole('heading', { name: 'How to Play', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Language: English' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Cómo jugar', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Cómo jugar | Pathquest')
  await page.reload()
  await page.getByRole('heading', { name: 'Cómo jugar', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'How to Play', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('a Spanish browser gets Spanish from the first paint on, errors included', async () => {
  const { page } = await open({ once: true })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['es-MX', 'en'] })
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill('nobody@example.org')
  await page.getByLabel('Contraseña', { exact: true }).fill('wrong-password')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.getByText('El correo o la contraseña no son correctos').waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
  expect(seen).toContain('Iniciar sesión')
  expect(seen).not.toMatch(/Sign In|Loading/)
})

test('if the texts of its language cannot be loaded the page is in English', async () => {
  const { page, context } = await open()
  await inSpanish(page)
  await context.route(/\/assets\/es-[\w-]+\.js$/, (route) => route.abort())
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByText('The language could not be loaded. Please check your network.').waitFor()
})

test('the header of the home page is one row at every width', async () => {
  const { page } = await open({ viewport: { width: 900, height: 700 } })
  await inSpanish(page)
  await page.goto('/')
  await settled(page)
  const header = page.locator('.home-top')
  for (let width = 900; width >= 320; width -= 20) {
    await page.setViewportSize({ width, height: 700 })
    const middles = await header.evaluate((row) =>
      [...row.children]
        .map((child) => child.getBoundingClientRect())
        .filter((box) => box.height > 0)
        .map((box) => Math.round(box.top + box.height / 2)),
    )
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(8)
  }
})

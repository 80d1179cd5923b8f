// `npm run screenshots`: screenshots of the main pages on a phone, a desktop and a projector, in
// both themes, written to docs/screenshots.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startProduct } from '../harness/product'
import { at } from '../start/paths.mjs'
import { chromiumFlags, ensureChromium } from '../test/chromium.mjs'
import { buildAll } from './build.mjs'

const folder = at('docs/screenshots')
const devices = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
}
const themes = ['light', 'dark'] as const

/** Static pages, by role. */
const pages = {
  visitor: ['/', '/join-game', '/careers', '/how-to-play', '/login'],
  student: ['/dashboard', '/collection', '/market', '/profile', '/interests'],
  teacher: ['/dashboard', '/host-game', '/embed'],
  parent: ['/children'],
} as const

interface Account {
  userType: string
  email: string
  password: string
}

await buildAll()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await ensureChromium({ isWhole: true }),
  args: chromiumFlags,
})
try {
  const accounts: Account[] = JSON.parse(
    readFileSync(join(product.dataDir, 'demo-accounts.json'), 'utf8'),
  )
  for (const [role, paths] of Object.entries(pages)) {
    const page = await open(browser, 'desk')
    const account = accounts.find(({ userType }) => userType === role)
    if (account) await signIn(page, account)
    for (const path of paths) {
      const name = path === '/' ? 'home' : path.slice(1)
      await page.goto(path)
      for (const device of ['phone', 'desk'] as const) {
        await picture(page, role === 'visitor' ? name : `${role}-${name}`, device)
      }
    }
    await page.context().close()
  }
  const teacher = accounts.find(({ userType }) => userType === 'teacher')
  if (!teacher) throw new Error('There is no demo teacher')
  await game(browser, teacher)
} finally {
  await browser.close()
  await product.stop()
}

async function open(browser: Browser, device: keyof typeof devices): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: devices[device],
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
}

/** In both themes, as much of the page as the device shows. */
async function picture(page: Page, name: string, device: keyof typeof devices): Promise<void> {
  await page.setViewportSize(devices[device])
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    // Simulates the storage event of another tab.
    await page.evaluate((newValue) => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'pathquest-theme', newValue }))
    }, theme)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const path = join(folder, `${name}-${device}-${theme}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 55, animations: 'disabled' })
  }
}

/** A game from its lobby to the podium, as seen by host, players and projector. */
async function game(browser: Browser, teacher: Account): Promise<void> {
  const host = await open(browser, 'desk')
  await signIn(host, teacher)
  const { questionSets } = await (await host.request.get('/api/question-sets')).json()
  const made = await host.request.post('/api/games', {
    data: { questionSetId: questionSets[0].id, settings: { showResultAtOnce: true } },
  })
  const { session } = await made.json()
  await host.goto(`/game/${session.id}/lobby`)
  const screen = await host.context().newPage()
  await screen.setViewportSize(devices.projector)
  await screen.goto(`/game/${session.id}/screen`)
  const players = []
  for (const name of ['Quiet Heron', 'Bold Cedar', 'Calm Otter', 'Quick Fox']) {
    const player = await open(browser, 'phone')
    await player.goto(`/join-game?code=${session.gameCode}`)
    await player.getByLabel('Your name').fill(name)
    await player.getByRole('button', { name: 'Join Game' }).click()
    await player.getByRole('heading', { name: 'You are in!' }).waitFor()
    players.push(player)
  }
  const [first] = players
  if (!first) throw new Error('Nobody joined')
  const stage = async (name: string) => {
    await picture(first, `game-${name}-player`, 'phone')
    await picture(host, `game-${name}-host`, 'desk')
    await picture(screen, `game-${name}`, 'projector')
  }
  await host.getByRole('heading', { name: '4 players' }).waitFor()
  await stage('lobby')
  await host.getByRole('button', { name: 'Start Game' }).click()
  for (const player of players) await player.getByRole('radio').first().waitFor()
  await stage('question')
  for (const [i, player] of players.entries()) {
    await player.getByRole('radio').nth(i).click()
    await player.getByRole('button', { name: 'Submit Answer' }).click()
  }
  await host.getByRole('list', { name: 'How the class answered' }).waitFor()
  await stage('result')
  await host.request.post(`/api/games/${session.id}/end`, { data: {} })
  await first.getByText('Total Score').waitFor()
  await host.getByText('All results are stored.').waitFor()
  await stage('podium')
  for (const page of [host, ...players]) await page.context().close()
}

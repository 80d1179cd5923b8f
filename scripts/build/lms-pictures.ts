// `node scripts/run.mjs scripts/build/lms-pictures.ts`: regenerates the pictures of docs/lms.md,
// from the running product and the simulated LMS. URLs of this machine are replaced by those of the
// text.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import { createSimulator } from '../../examples/lms-simulator/src/simulator'
import { readDemoTeacher } from '../harness/demo-teacher'
import { startProduct } from '../harness/product'
import { run } from '../start/child.mjs'
import { at } from '../start/paths.mjs'
import { chromiumFlags, ensureChromium } from '../test/chromium.mjs'
import { buildAll } from './build.mjs'

const folder = at('docs/pictures')
const viewport = { width: 1080, height: 720 }
const values = {
  Name: 'Moodle of Hill School',
  Issuer: 'https://moodle.hill.example',
  'Client ID': 'gUzk3Jq0W7vTnbd',
  'Authentication request URL': 'https://moodle.hill.example/mod/lti/auth.php',
  'Access token URL': 'https://moodle.hill.example/mod/lti/token.php',
  'Public keyset URL': 'https://moodle.hill.example/mod/lti/certs.php',
}

await buildAll()
mkdirSync(folder, { recursive: true })
const product = await startProduct()
const lms = await createSimulator({ port: 0 })
const browser = await chromium.launch({
  executablePath: await ensureChromium({ isWhole: true }),
  args: chromiumFlags,
})
try {
  await draw()
} finally {
  await browser.close()
  await lms.close()
  await product.stop()
}
process.exit()

async function draw() {
  const { origin, dataDir } = product
  const teacher = readDemoTeacher(dataDir)
  await run(process.execPath, [at('scripts/command.mjs'), 'admin:grant', teacher.email], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' })
  const { email, password } = teacher
  await context.request.post('/api/auth/sign-in', { data: { email, password } })
  const page = await context.newPage()
  const picture = async (name: string, part: Page | Locator = page) => {
    const addresses: [string, string][] = [
      [origin, 'https://play.example.org'],
      [lms.origin, 'https://lms.hill.example'],
    ]
    await page.evaluate(showAddresses, addresses)
    await part.screenshot({ path: join(folder, `${name}.png`) })
  }

  await page.goto('/admin/lms')
  await page.getByText('No LMS is connected yet').waitFor()
  await picture('lms-empty')

  await page.getByLabel('Name of the LMS').fill('Hill School')
  await page.getByRole('button', { name: 'Make invitation link' }).click()
  const invitation = await page.locator('.admin-lms-link code').innerText()
  await picture('lms-invite', page.locator('.pq-card', { hasText: 'Invite an LMS' }))

  const platformWindow = await context.newPage()
  await platformWindow.goto(await lms.registrationLink(invitation))
  await platformWindow.close()
  await page.reload()
  await page.getByText('Waiting for approval').waitFor()
  await picture('lms-approve')
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Hill School may launch now.').click()

  await page.getByRole('button', { name: 'Register by hand' }).click()
  const form = page.getByRole('dialog')
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByLabel('Name', { exact: true }).focus()
  await picture('lms-register')
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(/may launch now/).click()
  await page.locator('summary', { hasText: values.Name }).click()
  await page.getByRole('button', { name: 'Remove platform' }).last().click()
  await picture('lms-remove', page.getByRole('dialog'))
}

/** Runs in the page: replaces URLs of this machine. */
function showAddresses(pairs: [string, string][]) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    for (const [from, to] of pairs) {
      const { currentNode } = walker
      currentNode.nodeValue = currentNode.nodeValue?.replaceAll(from, to) ?? null
    }
  }
}

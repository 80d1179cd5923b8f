import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { at } from './paths.mjs'

test('npm run dev serves every page of the app, from the root of the repository', async () => {
  const root = at('packages/web')
  const app = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true },
  })
  onTestFinished(() => app.close())
  const pages = readdirSync(root).filter((file) => file.endsWith('.html'))
  expect(pages).toContain('index.html')
  for (const page of pages) {
    const html = readFileSync(join(root, page), 'utf8')
    const served = await app.transformIndexHtml(`/${page}`, html)
    expect(served, page).not.toContain('<!--older-browser-->')
  }
}, 60_000)

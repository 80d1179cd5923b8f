import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeBudgets } from '../../scripts/bench/embed/budgets'
import { measureNpm } from '../../scripts/bench/embed/npm-sizes'
import { startSite } from '../../scripts/bench/embed/site'
import { measureEmbed } from '../../scripts/bench/embed/sizes'
import { newTeacher } from '../../scripts/harness/hosted-game'
import { playerApi } from '../../scripts/harness/player-api'
import { chromiumFlags, ensureChromium } from '../../scripts/test/chromium.mjs'
import { origin } from '../browser/support/browser'

let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  site = await startSite()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The sizes that exceed their budget. */
const overweight = (sizes: Partial<typeof sizeBudgets>): string[] =>
  Object.entries(sizes).flatMap(([name, kB]) => {
    const budget = sizeBudgets[name as keyof typeof sizeBudgets]
    return kB > budget ? [`${name} is ${kB} kB, not <= ${budget}`] : []
  })

/** The measured parts, one line each, to see the cause when a budget is exceeded. */
const lines = (made: object): string =>
  Object.entries(made)
    .map(([name, part]) => `${name}: ${JSON.stringify(part)}`)
    .join('\n')

test('what a browser fetches of the script tag stays within its budgets', async () => {
  const where = { browser, site, origin }
  const { sizes, details } = await measureEmbed(where, await newTeacher(playerApi(origin)))
  expect(Object.keys(sizes)).toEqual(['loader', 'firstWidget', 'gamePlayer', 'iife'])
  expect(overweight(sizes), lines(details)).toEqual([])
})

test('each component of the npm package stays within its budget', async () => {
  const { npmComponentMax, components } = await measureNpm()
  expect(Object.keys(components)).toEqual([
    'career-browser',
    'join-form',
    'game-player',
    'leaderboard',
  ])
  expect(overweight({ npmComponentMax }), lines(components)).toEqual([])
})

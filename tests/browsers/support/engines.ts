import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, type RunnerTestCase } from 'vitest'
import { at } from '../../../scripts/start/paths.mjs'
import { FIREFOX } from '../../../scripts/test/other-browsers.mjs'
import { origin } from '../../browser/support/browser'
import type { DemoAccount } from '../../browser/support/demo-accounts'
import { Firefox } from '../driver/bidi'
import { startWebKit } from '../driver/classic'
import { Page } from '../driver/page'
import type { Transport } from '../driver/transport'
import { request } from './requests'

export const ENGINES = ['Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

const PICTURES = at('node_modules/.cache/pathquest/browsers')
const IPAD = { width: 820, height: 1180 }

export interface Visit {
  /** Signed in as this account; a guest without one. */
  account?: DemoAccount
  /** An iPad by default. */
  size?: { width: number; height: number }
}

/** A person with a separate browser. */
export class Visitor {
  constructor(
    readonly transport: Transport,
    readonly page: Page,
  ) {}

  /** The tab that an action opens. */
  async opened(work: () => Promise<unknown>): Promise<Page> {
    const before = await this.transport.tabs()
    await work()
    const tab = await this.page.until('another tab', async () =>
      (await this.transport.tabs()).find((one) => !before.includes(one)),
    )
    return new Page(this.transport, { tab })
  }
}

/** People with browsers of this file; they leave after each test, which page errors fail. */
export function useEngines(): (engine: Engine, visit?: Visit) => Promise<Visitor> {
  let firefox: Firefox | undefined
  let here: Visitor[] = []
  beforeAll(async () => {
    firefox = await Firefox.start(FIREFOX)
  })
  afterEach(async ({ task }) => {
    const leaving = here
    here = []
    const told = await Promise.all(leaving.map(({ transport }) => transport.complaints()))
    if (task.result?.state === 'fail')
      await Promise.all(leaving.map((one, index) => keepPicture(task, one, index)))
    await Promise.all(leaving.map(({ transport }) => transport.close()))
    expect(told.flat(), 'errors of pages').toEqual([])
  })
  afterAll(async () => {
    await firefox?.close()
  })
  return async (engine, { account, size = IPAD } = {}) => {
    const transport =
      engine === 'WebKit' ? await startWebKit() : await (firefox as Firefox).person()
    const [tab] = await transport.tabs()
    const page = new Page(transport, { tab: tab as string })
    const visitor = new Visitor(transport, page)
    here.push(visitor)
    await page.setSize(size.width, size.height)
    if (account) await signIn(page, account)
    return visitor
  }
}

/** Reports the page content of a failed test, and its file. */
async function keepPicture(task: RunnerTestCase, { page }: Visitor, index: number): Promise<void> {
  const file = `${PICTURES}/${task.fullName.replace(/\W+/g, '-')}-${index}-${page.transport.engine}.png`
  mkdirSync(PICTURES, { recursive: true })
  await page.picture().then(
    (picture) => writeFileSync(file, picture),
    (error) => console.error(error),
  )
  console.error(`What was on the page: ${file}`)
}

async function signIn(page: Page, { email, password }: DemoAccount): Promise<void> {
  await page.goto(`${origin}/login`)
  await request(page, 'POST', '/api/auth/sign-in', { email, password })
}

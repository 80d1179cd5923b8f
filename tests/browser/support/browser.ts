import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { at } from '../../../scripts/start/paths.mjs'
import type { DemoAccount } from './demo-accounts'
import { People, type Person } from './people'
import { Sessions } from './sessions'

export type { Person }

declare module 'vitest' {
  interface TaskMeta {
    /** What the pages of a failed test showed. */
    pages?: string[]
  }
}

export interface PersonOptions {
  /** Signed in as this account; a guest without one. */
  account?: DemoAccount
  viewport?: { width: number; height: number }
  dark?: boolean
  /** Sockets never open, as behind a school's firewall. */
  noSockets?: boolean
  /** The test changes the device in a way that cannot be undone: it is not reused. */
  once?: boolean
}

const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
export const SMALL_PHONE = { width: 320, height: 640 }
/** An element that should be there is waited for this long. */
const WAIT_MS = 60_000

export const { origin, accounts, dataDir } = inject('product')
export const teachers = accounts.filter((account) => account.userType === 'teacher')
export const students = accounts.filter((account) => account.userType === 'student')

export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something expected is not there.')
  return value
}

/** People who visit the server shared by all files. */
const visitors = new People(origin)
const theirSessions = new Sessions()

interface BrowserOptions {
  /** They continue from test to test, and leave after the file. */
  stay?: boolean
  /** Another server than the shared one. */
  at?: () => string
  people?: People
}

interface Arrived {
  person: Person
  comesBack: boolean
  /** Gives the session of an account back. */
  giveBack?: () => void
}

/** People with separate devices; everybody leaves after each test. */
export function useBrowser({
  stay = false,
  at,
  people = visitors,
}: BrowserOptions = {}): (options?: PersonOptions) => Promise<Person> {
  let elsewhere: People | undefined
  const sessions = at ? new Sessions() : theirSessions
  const everybody = () => {
    if (at) elsewhere ??= new People(at())
    return elsewhere ?? people
  }
  let here: Arrived[] = []
  let broken: Error[] = []
  const everybodyLeaves = async () => {
    const leaving = here
    here = []
    await Promise.all(
      leaving.map(({ person, comesBack }) =>
        comesBack ? everybody().leave(person) : person.context.close(),
      ),
    )
    for (const { giveBack } of leaving) giveBack?.()
  }
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      task.meta.pages = await tellPages(here.map(({ person }) => person))
    }
    if (!stay) await everybodyLeaves()
    const errors = broken
    broken = []
    expect(errors, 'a page threw').toEqual([])
  })
  afterAll(async () => {
    await everybodyLeaves()
    await elsewhere?.close()
  })
  return async ({ account, viewport = DESKTOP, dark, noSockets, once = noSockets } = {}) => {
    const person = await (once ? everybody().newcomer() : everybody().come())
    const arrived: Arrived = { person, comesBack: !once }
    here.push(arrived)
    const { context, page } = person
    context.setDefaultTimeout(WAIT_MS)
    page.setDefaultTimeout(WAIT_MS)
    page.on('pageerror', (error) => broken.push(error))
    await page.setViewportSize(viewport)
    // A test before may have asked for motion.
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    if (noSockets) await context.routeWebSocket(/\/parties\//, (socket) => socket.close())
    if (account) arrived.giveBack = await sessions.begin(context, account)
    return person
  }
}

const LOG_LINES = 30

/**
 * What every page shows, and what the server logged last: a CI machine keeps nothing else. Returns the
 * former, for the summary at the end of the run.
 */
async function tellPages(people: readonly Person[]): Promise<string[]> {
  const shown: string[] = []
  for (const page of people.flatMap(({ context }) => context.pages())) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch((error) => String(error))
    shown.push(`${page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 2_000)}`)
  }
  const lines = readFileSync(`${dataDir}/product.log`, 'utf8').split('\n')
  // Not the accounts and links that it tells its operator.
  const log = lines.filter((line) => line.startsWith('{') || line.includes('rooms'))
  console.error([...shown, 'The product logged:', ...log.slice(-LOG_LINES)].join('\n'))
  return shown
}

/** The last of the teachers, who becomes administrator when needed. */
export const admin = must(teachers.at(-1))

/** By the operator's command. */
export async function makeAdmin(): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin }
  const grant = [at('scripts/command.mjs'), 'admin:grant', admin.email]
  const { stdout } = await promisify(execFile)(process.execPath, grant, { env })
  expect(stdout).toContain('is an administrator')
}

import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { must, type Person } from './browser'
import { buttonSays } from './button-says'
import { rightOption, seedQuestion, wrongOption } from './questions'

export type ModeName = 'Career quest' | 'Speed run' | 'Team challenge'

/** What a host chooses on the form; everything else as the documents have it, but the time. */
export interface GameWish {
  /** Only the questions of this driver: two in the set that is picked. */
  driver?: 'people' | 'process'
  mode?: ModeName
  /** In a team challenge. */
  teams?: number
  auto?: boolean
  maxPlayers?: number
  byLinkOnly?: boolean
  approveNames?: boolean
  allowLateJoin?: boolean
}

export interface HostedGame {
  id: string
  code: string
}

const SET = 'Start a Food Truck'
/** An answer sooner than 250 ms after its question is refused: everybody thinks for this long. */
export const THINKING_MS = 300
/** Times what the questions say: no page of a busy machine may be overtaken by the end of a question. */
const TIME_STRETCH = 2

const MODES = {
  'Career quest': 'career_quest',
  'Speed run': 'speed_run',
  'Team challenge': 'team_challenge',
} as const

/** Makes the game at the API, where its form is not what is looked at, and opens the lobby. */
export async function hostGame(
  { context, page }: Person,
  {
    driver,
    mode = 'Career quest',
    maxPlayers,
    byLinkOnly = false,
    approveNames = false,
    allowLateJoin = false,
  }: Omit<GameWish, 'auto'> = {},
): Promise<HostedGame> {
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const { id } = must((questionSets as { id: string; title: string }[]).find(isOurs))
  const answer = await context.request.post('/api/games', {
    data: {
      questionSetId: id,
      gameMode: MODES[mode],
      isPublic: !byLinkOnly,
      allowLateJoin,
      settings: { businessDriver: driver ?? null, approveNames, timeStretch: TIME_STRETCH },
      ...(maxPlayers ? { maxPlayers } : {}),
    },
  })
  if (!answer.ok()) throw new Error(`Hosting answered ${answer.status()}.`)
  await page.goto(`/game/${(await answer.json()).session.id}/lobby`)
  return lobbyOf(page)
}

const isOurs = ({ title }: { title: string }) => title === SET

/** Fills the form of /host-game, which starts as this teacher's last game was, and waits for the lobby. */
export async function hostByForm({ page }: Person, requested: GameWish = {}): Promise<HostedGame> {
  await page.goto('/host-game')
  await page.getByRole('radio', { name: 'Industry' }).check()
  await page.getByRole('searchbox', { name: 'Search' }).fill(SET)
  await page.getByRole('radio', { name: SET }).check()
  const pick = (name: string) => page.getByRole('radio', { name }).check()
  const turn = (name: string, isOn: boolean) => page.getByRole('switch', { name }).setChecked(isOn)
  await pick(requested.mode ?? 'Career quest')
  if (requested.teams)
    await page.getByLabel('Number of teams').selectOption(String(requested.teams))
  await pick(requested.auto ? 'Auto' : 'Manual')
  // Every page of a class is looked at while a result shows.
  if (requested.auto) await page.getByLabel('Show each result for').selectOption('8')
  await page.getByLabel('Time for answers').selectOption(String(TIME_STRETCH))
  await pick(requested.driver ? 'By driver' : 'All of them')
  if (requested.driver) await page.getByLabel('Business driver').selectOption(requested.driver)
  await page.getByLabel('Max players').fill(String(requested.maxPlayers ?? 30))
  await turn('Public game', !requested.byLinkOnly)
  await turn('Shuffle the questions', false)
  await turn('Shuffle the options', false)
  await page.getByRole('button', { name: 'Create Game' }).click()
  return lobbyOf(page)
}

/** The game whose lobby the host is in. */
export async function lobbyOf(page: Page): Promise<HostedGame> {
  await lobbyOpens(page)
  const plate = await page.getByRole('img', { name: /^Game code/ }).getAttribute('aria-label')
  return {
    id: must(new URL(page.url()).pathname.split('/')[2]),
    code: must(plate).replace('Game code', '').replaceAll(' ', ''),
  }
}

/** What the page says instead is told: the machine that meets it may show nothing else. */
async function lobbyOpens(page: Page): Promise<void> {
  await page.waitForURL('**/game/*/lobby').catch(async (cause) => {
    const said = await page.getByRole('alert').allInnerTexts()
    throw new Error(`No lobby but ${page.url()}: ${said.join(' ')}`, { cause })
  })
}

/** The projector, opened by its button in a tab of its own. */
export async function openScreen({ context, page }: Person): Promise<Page> {
  const [screen] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Projector screen' }).click(),
  ])
  await screen.setViewportSize({ width: 1440, height: 810 })
  await screen.getByText('Waiting to start').waitFor()
  return screen
}

/** The link that the lobby hands out. */
export async function joinLink({ page }: Person): Promise<string> {
  await Promise.all([
    buttonSays(page, 'Copied!'),
    page.getByRole('button', { name: 'Copy join link' }).click(),
  ])
  return page.evaluate(() => navigator.clipboard.readText())
}

export async function fillJoinForm({ page }: Person, code: string, name?: string): Promise<void> {
  await page.goto('/join-game')
  await page.getByLabel('Game code').fill(code)
  if (name) await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join Game' }).click()
}

export async function join(person: Person, code: string, name?: string): Promise<void> {
  await fillJoinForm(person, code, name)
  await inLobby(person)
}

export async function joinByLink(person: Person, link: string, name: string): Promise<void> {
  await person.page.goto(link)
  await person.page.getByLabel('Your name').fill(name)
  await person.page.getByRole('button', { name: 'Join Game' }).click()
  await inLobby(person)
}

async function inLobby({ page }: Person): Promise<void> {
  await lobbyOpens(page)
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
}

/** Starts once this many players stand in the lobby. */
export async function startGame({ page }: Person, players: number): Promise<void> {
  await page.getByRole('heading', { name: new RegExp(`^${players} players?$`) }).waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
}

/** The text of question `number` as soon as it stands on this page. */
export async function questionOn(page: Page, number: number): Promise<string> {
  await page.getByText(new RegExp(`^Question ${number} of`)).waitFor()
  return page.locator('.pq-question-text').innerText()
}

/** A question of a player takes the focus a moment after it stands; keys are for who waits for it. */
export async function questionHasFocus(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.className)
  await expect.poll(focused).toBe('pq-question-text')
}

/** Waits for the question, thinks, picks the option and submits it; the points of a right one. */
export async function answer({ page }: Person, number: number, isRight = true): Promise<number> {
  const question = await questionOn(page, number)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  return isRight ? seedQuestion(question).points : 0
}

export const pick = (page: Page, option: string): Promise<void> =>
  page
    .getByRole('radio')
    .filter({ has: page.getByText(option, { exact: true }) })
    .click()

const howTheClassAnswered = (page: Page | Frame) =>
  page.getByRole('list', { name: 'How the class answered' })

/** The host sees the question closed: how the class answered. */
export const closed = (page: Page | Frame): Promise<void> => howTheClassAnswered(page).waitFor()

/** Presses the host's one step on; from a result on until that result is gone from the page. */
export async function goOn({ page }: { page: Page | Frame }): Promise<void> {
  const isClosed = await howTheClassAnswered(page).isVisible()
  await page.getByRole('button', { name: /^(Next Question|End Game)$/ }).click()
  // Else the next look for a result would find the one before.
  if (isClosed) await howTheClassAnswered(page).waitFor({ state: 'detached' })
}

/** The dashboard knows that the game is paused: the room tells it a moment after the class. */
export async function pauseIsKept({ context }: Person): Promise<void> {
  const dashboard = async () => (await context.request.get('/api/dashboard')).text()
  await expect.poll(dashboard).toContain('"pausedUntil"')
}

/** Everything that the game earned is stored. */
export async function settled({ page }: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Game Over!' }).waitFor()
  await page.getByText('All results are stored.').waitFor()
}

/** The first question of a game alone. */
export async function startAlone({ context, page }: Person): Promise<void> {
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const set = questionSets.find(({ title }: { title: string }) => title === SET)
  const created = await context.request.post('/api/games', {
    data: { questionSetId: set.id, sessionType: 'solo', settings: { businessDriver: 'people' } },
  })
  await page.goto(`/game/${(await created.json()).session.id}`)
}

/** Plays the two questions about people alone, the first one right, and ends on the results. */
export async function playAlone(person: Person, isSecondRight: boolean): Promise<void> {
  const { page } = person
  await startAlone(person)
  await answer(person, 1, true)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await answer(person, 2, isSecondRight)
  await page.getByRole('button', { name: 'End Game' }).click()
}

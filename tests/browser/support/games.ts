import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { must, type Person } from './browser'
import { buttonSays } from './button-says'
import { rightOption, seedQuestion, wrongOption } from './questions'

export type ModeName = 'Career quest' | 'Speed run' | 'Team challenge'

/** The host's choices on the form; everything else has its documented default, except the time. */
export interface GameWish {
  /** Only the questions of this driver: two in the set that is picked. */
  driver?: 'people' | 'process'
  /** Its name on the form, or its id. */
  mode?: ModeName | Lowercase<string>
  /** In a team challenge only. */
  teams?: number
  auto?: boolean
  maxPlayers?: number
  byLinkOnly?: boolean
  approveNames?: boolean
  allowLateJoin?: boolean
  tapToAnswer?: boolean
  /** Of the questions' time; 1 counts down before each question, more does not. null: untimed. */
  timeStretch?: number | null
  /** The title of its question set; a mode that plays careers ignores it. */
  set?: string
  modeSettings?: Readonly<Record<string, unknown>>
  /** The class that it is for. */
  classId?: string
}

export interface HostedGame {
  id: string
  code: string
}

const SET = 'Start a Food Truck'
/** An answer within 250 ms of its question is refused: everybody waits this long. */
export const THINKING_MS = 300
/** Multiplies the questions' time: on a busy machine no question may end before a page answers. */
const TIME_STRETCH = 2

const MODES: Readonly<Record<string, string>> = {
  'Career quest': 'career_quest',
  'Speed run': 'speed_run',
  'Team challenge': 'team_challenge',
}

/** Creates the game through the API, if its form is not under test, and opens the lobby. */
export async function hostGame(
  { context, page }: Person,
  {
    driver,
    mode = 'Career quest',
    maxPlayers,
    byLinkOnly = false,
    approveNames = false,
    allowLateJoin = false,
    tapToAnswer,
    timeStretch = TIME_STRETCH,
    set = SET,
    modeSettings,
    classId,
  }: Omit<GameWish, 'auto'> = {},
): Promise<HostedGame> {
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const sets = questionSets as { id: string; title: string }[]
  const { id } = must(sets.find(({ title }) => title === set))
  const answer = await context.request.post('/api/games', {
    data: {
      questionSetId: id,
      gameMode: MODES[mode] ?? mode,
      isPublic: !byLinkOnly,
      allowLateJoin,
      settings: {
        businessDriver: driver ?? null,
        approveNames,
        timeStretch,
        tapToAnswer,
        ...(modeSettings && { modeSettings }),
      },
      ...(maxPlayers ? { maxPlayers } : {}),
      ...(classId && { classId }),
    },
  })
  if (!answer.ok()) throw new Error(`Hosting answered ${answer.status()}.`)
  await page.goto(`/game/${(await answer.json()).session.id}/lobby`)
  return lobbyOf(page)
}

/**
 * Fills the form of /host-game, prefilled from this teacher's last game, and waits for the lobby.
 */
export async function hostByForm({ page }: Person, requested: GameWish = {}): Promise<HostedGame> {
  await page.goto(requested.classId ? `/host-game?class=${requested.classId}` : '/host-game')
  const pick = (name: string | RegExp) => page.getByRole('radio', { name }).check()
  // First: there is no choice of a set if this teacher's last game played careers.
  await pick(requested.mode ?? 'Career quest')
  await pick('Industry')
  await page.getByRole('searchbox', { name: 'Search' }).fill(SET)
  await pick(SET)
  const turn = (name: string, isOn: boolean) => page.getByRole('switch', { name }).setChecked(isOn)
  if (requested.teams)
    await page.getByLabel('Number of teams').selectOption(String(requested.teams))
  await pick(requested.auto ? /^Auto\b/ : /^Manual\b/)
  // Every page of a class is checked while a result is shown.
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

/** Reports what the page shows instead: on a CI machine there may be no other information. */
async function lobbyOpens(page: Page): Promise<void> {
  await page.waitForURL('**/game/*/lobby').catch(async (cause) => {
    const said = await page.getByRole('alert').allInnerTexts()
    throw new Error(`No lobby but ${page.url()}: ${said.join(' ')}`, { cause })
  })
}

/** The projector, opened with its button in a new tab. */
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

/** Starts once this many players are in the lobby. */
export async function startGame({ page }: Person, players: number): Promise<void> {
  await page.getByRole('heading', { name: new RegExp(`^${players} players?$`) }).waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
}

/** Everybody joins under their name, and the host starts. */
export async function startClass(
  host: Person,
  { code }: HostedGame,
  players: Readonly<Record<string, Person>>,
): Promise<void> {
  const named = Object.entries(players)
  await Promise.all(named.map(([name, person]) => join(person, code, name)))
  await startGame(host, named.length)
}

/** A page's connection breaks, and is back. */
export async function breakLine({ context, page }: Person): Promise<void> {
  const notice = page.getByText('No connection. Trying again...')
  await context.setOffline(true)
  await notice.waitFor()
  await context.setOffline(false)
  await notice.waitFor({ state: 'detached' })
}

/** The text of question `number` as soon as it is shown on this page. */
export async function questionOn(page: Page, number: number): Promise<string> {
  await page.getByText(new RegExp(`^Question ${number} of`)).waitFor()
  return page.locator('.pq-question-text').innerText()
}

/**
 * A player's question takes the focus a moment after it is shown; wait for it before pressing keys.
 */
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

/** The right option by its number, sent by Enter; its points. */
export async function answerByKeys({ page }: Person, number: number): Promise<number> {
  const question = await questionOn(page, number)
  const options = await page.getByRole('radio').allInnerTexts()
  await questionHasFocus(page)
  await page.waitForTimeout(THINKING_MS)
  const right = options.findIndex((text) => text.includes(rightOption(question)))
  await page.keyboard.press(String(right + 1))
  await page.keyboard.press('Enter')
  return seedQuestion(question).points
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

/** Presses the host's next step; from a result on until that result has disappeared. */
export async function goOn({ page }: { page: Page | Frame }): Promise<void> {
  const isClosed = await howTheClassAnswered(page).isVisible()
  const step = page.getByRole('button', { name: /^(Show Result|Next Question|End Game)$/ })
  const showsResult = (await step.innerText()).includes('Show Result')
  await step.click()
  // Otherwise the next query for a result would find the previous one.
  if (isClosed) await howTheClassAnswered(page).waitFor({ state: 'detached' })
  // Otherwise the next press would be of the same step.
  else if (showsResult) await closed(page)
}

/** The dashboard shows that the game is paused: the room reports it a moment after the class. */
export async function pauseIsKept({ context }: Person): Promise<void> {
  const dashboard = async () => (await context.request.get('/api/dashboard')).text()
  await expect.poll(dashboard).toContain('"pausedUntil"')
}

/** All rewards of the game are stored. */
export async function settled({ page }: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Game Over!' }).waitFor()
  await page.getByText('All results are stored.').waitFor()
}

/** The first question of a solo game. */
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

import { CLASS_XP_GAMES_A_DAY, PLACEMENT_BONUS } from '@pathquest/core/rewards/amounts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pathkeys as content } from '../../server/test/content'
import { must, type Person, PHONE, students, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  type GameWish,
  goOn,
  hostByForm,
  join,
  joinByLink,
  joinLink,
  type ModeName,
  openScreen,
  settled,
  startGame,
} from './support/games'

interface Player extends Person {
  name: string
  /** Expected XP of this account; guests have none. */
  xp: number
  pathkeys: number
  games: number
  podiums: number
  signedIn: boolean
}

const NOTHING_YET = { xp: 0, pathkeys: 0, games: 0, podiums: 0 }

const milestones = content.flatMap((key) => (key.keyType === 'milestone' ? [key.metadata] : []))
/** Milestone keys for counts above one, up to another. */
const reached = (event: string, above: number, upTo: number) =>
  milestones.filter((one) => one.event === event && one.count > above && one.count <= upTo).length

const open = useBrowser({ stay: true })
/** Each hosts no more games of the set than give XP on one day. */
let hosts: Person[]
let hosted = 0
/** Two with accounts, then guests; the last one comes by link. */
let everybody: Player[]

beforeAll(async () => {
  hosts = await Promise.all([0, 1].map((index) => open({ account: must(teachers[index]) })))
  const account = async (index: number): Promise<Player> => {
    const student = must(students[index])
    const person = await open({ account: student, viewport: PHONE })
    return { ...person, ...NOTHING_YET, name: student.name, signedIn: true }
  }
  const guest = async (name: string): Promise<Player> => {
    const person = await open({ viewport: PHONE })
    return { ...person, ...NOTHING_YET, name, signedIn: false }
  }
  everybody = await Promise.all([
    account(0),
    account(1),
    guest('Quiet Heron'),
    guest('Bold Cedar'),
    guest('Swift Comet'),
    guest('Link Lynx'),
  ])
})

/** All six play one game: a page that joins and plays takes two CPU seconds. */
const games: [ModeName, 'manual' | 'auto', GameWish, { questions: number; of: number }][] = [
  ['Career quest', 'manual', {}, { questions: 10, of: 3 }],
  ['Career quest', 'auto', { driver: 'people' }, { questions: 2, of: 6 }],
  ['Speed run', 'manual', { driver: 'process' }, { questions: 2, of: 3 }],
  ['Speed run', 'auto', { driver: 'people' }, { questions: 2, of: 3 }],
  ['Team challenge', 'manual', { driver: 'process', teams: 2 }, { questions: 2, of: 4 }],
  ['Team challenge', 'auto', { driver: 'people', teams: 2 }, { questions: 2, of: 4 }],
]

test.each(games)(
  '%s, %s: a class plays from the code to the podium',
  async (mode, progression, requested, { questions, of }) => {
    const players = everybody.slice(0, of)
    const host = must(hosts[Math.floor(hosted++ / CLASS_XP_GAMES_A_DAY)])
    const game = await hostByForm(host, { ...requested, mode, auto: progression === 'auto' })
    const screen = await openScreen(host)
    const link = await joinLink(host)
    await Promise.all(
      players.map((player, i) =>
        i === 5
          ? joinByLink(player, link, player.name)
          : join(player, game.code, player.signedIn ? undefined : player.name),
      ),
    )
    for (const { name } of players) await screen.getByText(name, { exact: true }).waitFor()
    await startGame(host, players.length)

    const notice = host.page.getByText(
      'Auto Mode: Game will advance automatically when timer expires',
    )
    if (progression === 'auto') await notice.waitFor()

    const points = players.map(() => 0)
    for (let number = 1; number <= questions; number++) {
      const isRight = (player: number) => (number + player) % 3 !== 0
      if (questions === 10 && number === 2) await boardAndAnswersFit(must(players[0]).page)
      const gained = await Promise.all(players.map((who, i) => answer(who, number, isRight(i))))
      for (const [i, more] of gained.entries()) points[i] = must(points[i]) + more
      await Promise.all([
        closed(host.page),
        screen.locator('[data-state="right"]').waitFor(),
        ...players.map(({ page }, i) =>
          page.getByText(isRight(i) ? '✓ Correct!' : '✗ Incorrect').waitFor(),
        ),
      ])
      if (progression === 'manual') await goOn(host)
    }

    await Promise.all([settled(host), screen.getByText('Game Over!').waitFor()])
    const rows = await Promise.all(players.map((player) => results(player)))
    const right = players.map((_, i) => countRight(questions, i))
    expect(rows.map(({ answered }) => answered)).toEqual(
      rows.map(() => `${questions}/${questions}`),
    )
    expect(rows.map((row) => row.right)).toEqual(right)
    expect(rows.map(({ placement }) => placement).sort()).toEqual(players.map((_, i) => i + 1))
    if (mode === 'Career quest') expect(rows.map(({ score }) => score)).toEqual(points)
    if (mode === 'Speed run') {
      for (const [i, { score }] of rows.entries()) {
        expect(score).toBeGreaterThanOrEqual(must(points[i]) / 2)
        expect(score).toBeLessThanOrEqual(must(points[i]) * 1.5)
      }
    }
    const teams = mode === 'Team challenge'
    for (const page of [host.page, must(players[0]).page]) {
      // On the podium and in its board.
      await expect.poll(() => page.getByText('Team 1', { exact: true }).count()).toBe(teams ? 2 : 0)
    }
    for (const [i, player] of players.entries()) await checkRewards(player, must(rows[i]))
    await screen.close()
  },
  240_000,
)

test('afterwards dashboard statistics, tokens and pathkeys of the signed-in players are right', async () => {
  for (const { page, xp, pathkeys } of everybody.filter((player) => player.signedIn)) {
    await page.getByRole('button', { name: 'Return Home' }).click()
    await page.waitForURL('**/dashboard')
    await expect.poll(() => figure(page, 'Experience Points')).toBe(xp)
    await expect.poll(() => figure(page, 'Pathkeys Collected')).toBe(pathkeys)
    await expect.poll(() => figure(page, 'Games Played')).toBe(games.length)
    const recent = page.locator('section', {
      has: page.getByRole('heading', { name: 'Recent Games' }),
    })
    await expect.poll(() => recent.getByRole('listitem').count()).toBe(5)
    await expect.poll(() => recent.getByText('Completed').count()).toBe(5)
  }
})

test('a guest has none: the results link to the home page, and there is no dashboard', async () => {
  const { page } = must(everybody[2])
  await page.getByRole('button', { name: 'Return Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
})

/**
 * Two thirds and one third from 768 px on, expandable below on a phone; two columns from 600 px.
 */
async function boardAndAnswersFit(page: Page): Promise<void> {
  const board = page.getByRole('region', { name: 'Leaderboard' })
  const opener = page.getByRole('button', { name: 'Show leaderboard' })
  const columns = () =>
    page
      .getByRole('radiogroup', { name: 'Answers' })
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  await opener.click()
  await board.waitFor()
  expect(await columns()).toBe(1)
  await page.getByRole('button', { name: 'Hide leaderboard' }).click()
  await board.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 600, height: 960 })
  await expect.poll(columns).toBe(2)
  expect(await board.isVisible()).toBe(false)
  await page.setViewportSize({ width: 768, height: 1024 })
  await board.waitFor()
  expect(await opener.isVisible()).toBe(false)
  const [question, side] = await Promise.all(
    [page.locator('.pq-game-main'), board].map((part) => part.boundingBox()),
  )
  const shareOfQuestion = must(question).width / (must(question).width + must(side).width)
  expect(shareOfQuestion).toBeGreaterThan(0.6)
  expect(shareOfQuestion).toBeLessThan(0.7)
  await page.setViewportSize(PHONE)
}

const countRight = (questions: number, player: number): number =>
  Array.from({ length: questions }, (_, q) => q + 1).filter((n) => (n + player) % 3 !== 0).length

interface Result {
  score: number
  placement: number
  answered: string
  right: number
  firstTeam: boolean
}

/** Checks a player's own results. */
async function results({ page }: Player): Promise<Result> {
  await page.getByText('Total Score').waitFor()
  const [score, placement, answered] = await Promise.all(
    ['Total Score', 'Placement', 'Questions Answered'].map((label) => tile(page, label)),
  )
  const yourTeam = page.getByRole('region', { name: 'Teams' }).locator('[data-you] .pq-medal')
  return {
    score: Number(score),
    placement: Number(must(placement).replace('#', '')),
    answered: must(answered),
    right: Number(/^\d+/.exec(await page.locator('.pq-tiles-note').innerText())?.[0]),
    firstTeam: (await yourTeam.allInnerTexts())[0] === '1',
  }
}

const tile = (page: Page, label: string): Promise<string> =>
  page.locator('dt', { hasText: label }).locator('xpath=../dd').innerText()

/** 10 and 1 per 10 points, the bonus of the first three, 20 more for the first team. */
async function checkRewards(
  player: Player,
  { score, placement, firstTeam }: Result,
): Promise<void> {
  const { page } = player
  if (!player.signedIn) {
    await page.getByRole('heading', { name: 'Keep what you earn' }).waitFor()
    expect(await page.getByText('Rewards Earned').count()).toBe(0)
    return
  }
  const earned =
    10 + Math.floor(score / 10) + (PLACEMENT_BONUS[placement - 1] ?? 0) + (firstTeam ? 20 : 0)
  await page.locator('.pq-rewards-xp').getByText(`+${earned} XP`, { exact: true }).waitFor()
  const won = placement <= 3
  player.games += 1
  player.podiums += won ? 1 : 0
  // Milestones are granted with the rewards, and the last of them counts the others.
  let pathkeys = won ? 1 : 0
  pathkeys += reached('games_played', player.games - 1, player.games)
  if (won) pathkeys += reached('podium_finishes', player.podiums - 1, player.podiums)
  for (let counted = player.pathkeys; counted < player.pathkeys + pathkeys; ) {
    const all = player.pathkeys + pathkeys
    pathkeys += reached('pathkeys_collected', counted, all)
    counted = all
  }
  const unlocked = page.getByRole('heading', { name: 'Pathkeys Unlocked!' })
  await expect.poll(() => unlocked.count()).toBe(pathkeys > 0 ? 1 : 0)
  player.xp += earned
  player.pathkeys += pathkeys
}

async function figure(page: Page, label: string): Promise<number> {
  const text = await tile(page, label)
  return Number(text.replaceAll(',', ''))
}

import type { ChildGames, ChildProgress } from '@pathquest/core'
import type { Db } from '../db/db'
import { countPlayed } from '../games'
import { countOwnedPathkeys, getTokenBalance } from '../rewards'
import { type LinkedPerson, listChildren } from './store/parent-links'
import {
  countAnswers,
  countByWeek,
  isPlanShared,
  listGamesSince,
  listPlayedCareers,
  mondayOf,
} from './store/progress'

const RECENT_CAREERS = 5
const WEEKS = 12
const DAY_MS = 24 * 60 * 60_000
const RECENT_GAMES_MS = 30 * DAY_MS
const RECENT_GAMES = 50

/** What a parent sees of each linked child. */
export async function progressOfChildren(db: Db, parentId: string): Promise<ChildProgress[]> {
  const children = await listChildren(db, parentId)
  const played = await countPlayed(
    db,
    children.map(({ id }) => id),
  )
  return Promise.all(
    children.map(async (child) => ({
      ...(await progressOf(db, child)),
      gamesPlayed: played.get(child.id)?.games ?? 0,
    })),
  )
}

async function progressOf(
  db: Db,
  { id, displayName, linkedAt }: LinkedPerson,
): Promise<Omit<ChildProgress, 'gamesPlayed'>> {
  const [tokens, owned, answers, recentCareers, isShared] = await Promise.all([
    getTokenBalance(db, id),
    countOwnedPathkeys(db, id),
    countAnswers(db, id),
    listPlayedCareers(db, id, RECENT_CAREERS),
    isPlanShared(db, id),
  ])
  const { correct, given } = answers
  return {
    id,
    displayName,
    linkedAt,
    tokens,
    pathkeysCollected: owned.copies,
    accuracy: given === 0 ? null : Math.round((100 * correct) / given),
    recentCareers,
    isPlanShared: isShared,
  }
}

/** Figures over time, and what was played lately. */
export async function gamesOfChild(db: Db, childId: string, now: number): Promise<ChildGames> {
  const first = mondayOf(now) - (WEEKS - 1) * 7 * DAY_MS
  const [counted, games] = await Promise.all([
    countByWeek(db, childId, first),
    listGamesSince(db, childId, now - RECENT_GAMES_MS, RECENT_GAMES),
  ])
  const byWeek = new Map(counted.map((week) => [week.from, week]))
  const weeks = Array.from({ length: WEEKS }, (_, i) => {
    const from = first + i * 7 * DAY_MS
    return byWeek.get(from) ?? { from, games: 0, answered: 0, correct: 0 }
  })
  return { weeks, games }
}

import type { ChildProgress } from '@pathquest/core'
import type { Db } from '../db/db'
import { countPlayed } from '../games'
import { countOwnedPathkeys, getTokenBalance } from '../rewards'
import { type LinkedPerson, listChildren } from './store/parent-links'
import { countAnswers, listPlayedCareers } from './store/progress'

const RECENT_CAREERS = 5

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
  const [tokens, owned, answers, recentCareers] = await Promise.all([
    getTokenBalance(db, id),
    countOwnedPathkeys(db, id),
    countAnswers(db, id),
    listPlayedCareers(db, id, RECENT_CAREERS),
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
  }
}

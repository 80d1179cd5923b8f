import { CreateGame, type HomeworkContent, type PlayHomework } from '@pathquest/core'
import type * as z from 'zod'
import { findCareer } from '../careers'
import { careerSectorOf } from '../content'
import type { Db } from '../db/db'
import {
  insertWithFreeCode,
  isFinished,
  type PlannedGame,
  planDealtGame,
  planGame,
  type StartedSolo,
} from '../games'
import { findQuestSet, findVisibleQuestionSet } from '../question-sets'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { playSolo, type SoloGame } from '../solo'
import { attemptsAt, isClosedFor } from './progress'
import { findOpenAttempt, insertAttempt, listAttempts } from './store/attempts'
import { findHomework, type HomeworkRow } from './store/homework'
import { isHomeworkOf, mapOwnRows, markBegun } from './store/students'

type Wish = z.output<typeof PlayHomework>

interface Player {
  homeworkId: string
  profileId: string
}

/** The student's attempt that is under way, as they left it, or a new one. */
export async function playHomework(
  services: Services,
  { homeworkId, profileId }: Player,
  requested: Wish,
): Promise<StartedSolo> {
  const { store } = services
  const key = { homeworkId, profileId, part: requested.part }
  await homeworkOf(store.db, key)
  return playSolo(services, profileId, async (over): Promise<SoloGame> => {
    const open = await findOpenAttempt(store.db, { ...key, except: over })
    if (open) return { game: open, isNew: false }
    const row = await homeworkOf(store.db, key)
    const planned = await plan(services, row, profileId, requested)
    return store.transact(async (tx) => {
      // Two tabs of one student begin one attempt.
      const other = await findOpenAttempt(tx, { ...key, except: over })
      if (other) return { game: other, isNew: false }
      await checkStart(tx, await homeworkOf(tx, key), key, { ...requested, now: services.now() })
      const game = await insertWithFreeCode(tx, planned)
      await insertAttempt(tx, { gameSessionId: game.id, homeworkId, part: requested.part })
      await markBegun(tx, { homeworkId, profileId }, services.now())
      return { game, isNew: true }
    })
  })
}

/** Throws where there is none, or it is for another class. */
async function homeworkOf(db: Db, { homeworkId, profileId }: Player): Promise<HomeworkRow> {
  const found = await findHomework(db, homeworkId)
  if (!found) throw new AppError('homework_not_found')
  if (!(await isHomeworkOf(db, found.row, profileId))) throw new AppError('homework_of_class')
  return found.row
}

/** Whether this student may begin a new attempt now; throws why not. */
async function checkStart(
  tx: Db,
  row: HomeworkRow,
  { profileId, part }: Player & { part: string },
  { again, now }: { again: boolean; now: number },
): Promise<void> {
  if (row.opensAt !== null && now < row.opensAt) throw new AppError('homework_not_open')
  const own = (await mapOwnRows(tx, [row.id], profileId)).get(row.id)
  if (isClosedFor(row, own?.extendedTo ?? null, now)) throw new AppError('homework_closed')
  const attempts = await listAttempts(tx, { homeworkIds: [row.id], profileId })
  const atPart = attemptsAt(row.content, { id: part }, attempts)
  const finished = atPart.filter(isFinished)
  // The quest of another career that is still open is an attempt as well.
  const used = finished.length + atPart.filter(({ game }) => game.status === 'in_progress').length
  if (row.attempts !== null && used >= row.attempts) throw new AppError('homework_attempts_used')
  // A page that was left open must not begin another by itself.
  if (finished.length > 0 && !again) throw new AppError('homework_part_done')
}

async function plan(
  services: Services,
  row: HomeworkRow,
  profileId: string,
  { part, language }: Wish,
): Promise<PlannedGame> {
  const { content, gameMode, modeSettings, untimed } = row
  const settings = { modeSettings, timeStretch: untimed ? null : 1 }
  const requested = CreateGame.parse({ gameMode, settings, sessionType: 'solo' })
  if (content.kind === 'deck') {
    const { industry } = content
    const deck = { language, ...(industry !== null && { industry }) }
    if (part !== '') throw new AppError('homework_part_not_found')
    return planDealtGame(services, profileId, { ...requested, deck })
  }
  const set =
    content.kind === 'sets'
      ? content.setIds.includes(part) &&
        (await findVisibleQuestionSet(services.store.db, part, row.teacherProfileId))
      : await questSetOf(services.store.db, content, part)
  if (!set) throw new AppError('homework_part_not_found')
  return planGame(services, profileId, requested, set)
}

/** The set of the quest of a career that the student chose; undefined: not one of these. */
async function questSetOf(
  db: Db,
  { industry }: Extract<HomeworkContent, { kind: 'careers' }>,
  careerId: string,
) {
  const career = await findCareer(db, careerId)
  if (!career?.isVerified || (industry !== null && career.industry !== industry)) return undefined
  const careerSector = careerSectorOf(career.industry, career.sector)
  return findQuestSet(db, { careerId, careerSector })
}

import { type ChangeHomework, type CreateHomework, HOMEWORK_MAX } from '@pathquest/core'
import { offers, playsQuestions } from '@pathquest/modes/catalogue'
import type * as z from 'zod'
import type { Db } from '../db/db'
import { checkedModeSettings, existingMode, isTaughtBy } from '../games'
import { listVisibleSets } from '../question-sets'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import {
  countGiven,
  findHomework,
  type GivenHomework,
  type HomeworkRow,
  insertHomework,
  updateHomework,
} from './store/homework'

type Giving = Pick<Services, 'store' | 'now'>

/** Returns its id, which is in its link and cannot be guessed. */
export async function giveHomework(
  { store, now }: Giving,
  profileId: string,
  requested: z.output<typeof CreateHomework>,
): Promise<string> {
  const { classId, modeSettings, ...fields } = requested
  checkDates(fields)
  const checkedSettings = checkContent(requested)
  return store.transact(async (tx) => {
    if (classId !== null && !(await isTaughtBy(tx, classId, profileId))) {
      throw new AppError('class_not_found', {}, 'classId')
    }
    await checkSets(tx, profileId, requested)
    if ((await countGiven(tx, profileId)) >= HOMEWORK_MAX) throw new AppError('too_much_homework')
    const id = newId('homework')
    await insertHomework(tx, {
      ...fields,
      id,
      classId,
      teacherProfileId: profileId,
      modeSettings: checkedSettings,
      createdAt: now(),
    })
    return id
  })
}

/** Throws for everybody but its teachers, as if there were none. */
export async function taughtHomework(
  db: Db,
  id: string,
  profileId: string,
): Promise<GivenHomework> {
  const found = await findHomework(db, id)
  if (!(found && (await teaches(db, found.row, profileId)))) {
    throw new AppError('homework_not_found')
  }
  return found
}

/** Who teaches its class; of homework without one who gave it. */
export const teaches = async (
  db: Db,
  { classId, teacherProfileId }: Pick<HomeworkRow, 'classId' | 'teacherProfileId'>,
  profileId: string,
): Promise<boolean> =>
  classId === null ? teacherProfileId === profileId : isTaughtBy(db, classId, profileId)

export const changeHomework = (
  { store, now }: Giving,
  { id, profileId }: { id: string; profileId: string },
  { isClosed, ...fields }: z.output<typeof ChangeHomework>,
): Promise<void> =>
  store.transact(async (tx) => {
    const { row } = await taughtHomework(tx, id, profileId)
    checkDates({ ...row, ...fields })
    await updateHomework(tx, id, {
      ...fields,
      ...(isClosed === undefined ? {} : { closedAt: isClosed ? (row.closedAt ?? now()) : null }),
    })
  })

function checkDates({ opensAt, dueAt }: Pick<HomeworkRow, 'opensAt' | 'dueAt'>): void {
  if (opensAt !== null && dueAt !== null && opensAt >= dueAt) {
    throw new AppError('homework_dates_wrong', {}, 'dueAt')
  }
}

/** The settings of its mode, as they are stored. */
function checkContent({ content, gameMode, modeSettings }: z.output<typeof CreateHomework>) {
  const manifest = existingMode(gameMode)
  const isDealt = !playsQuestions(gameMode)
  if (!offers(gameMode, 'solo')) throw new AppError('mode_not_for_solo', {}, 'gameMode')
  if (isDealt !== (content.kind === 'deck')) {
    const reason = `${gameMode} is ${isDealt ? '' : 'not '}played without a question set`
    throw new AppError('bad_request', { reason }, 'content')
  }
  return checkedModeSettings(manifest, modeSettings)
}

async function checkSets(
  tx: Db,
  profileId: string,
  { content }: Pick<z.output<typeof CreateHomework>, 'content'>,
): Promise<void> {
  if (content.kind !== 'sets') return
  const ids = new Set(content.setIds)
  if (ids.size < content.setIds.length) {
    throw new AppError('bad_request', { reason: 'a set is named twice' }, 'content.setIds')
  }
  const visible = await listVisibleSets(tx, [...ids], profileId)
  if (visible.length < ids.size) {
    throw new AppError('question_set_not_found', {}, 'content.setIds')
  }
}

import {
  HOMEWORK_SHOWN,
  type HomeworkPage,
  type HomeworkPart,
  type MyHomework,
  type MyHomeworkList,
} from '@pathquest/core'
import type { Db, Row } from '../db/db'
import type { Principal } from '../http/app-env'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { teaches } from './give-homework'
import { partsOf } from './parts'
import { attemptsAt, homeworkProgress, isClosedFor, partProgress } from './progress'
import { type HomeworkAttempt, listAttempts } from './store/attempts'
import {
  findHomework,
  type GivenHomework,
  type HomeworkRow,
  listHomeworkOf,
} from './store/homework'
import { isHomeworkOf, mapOwnRows } from './store/students'
import { planOf } from './teacher-answers'

/** What is due first comes first, what has no date after it; then what is done, latest first. */
export async function myHomework(db: Db, profileId: string): Promise<MyHomeworkList> {
  const given = await listHomeworkOf(db, profileId, HOMEWORK_SHOWN)
  const homework = await mineOf(db, profileId, given)
  return { homework: homework.sort(byUrgency) }
}

const byUrgency = (a: MyHomework, b: MyHomework): number =>
  Number(a.doneAt !== null) - Number(b.doneAt !== null) ||
  (b.doneAt ?? 0) - (a.doneAt ?? 0) ||
  (a.dueAt ?? Number.MAX_SAFE_INTEGER) - (b.dueAt ?? Number.MAX_SAFE_INTEGER)

async function mineOf(
  db: Db,
  profileId: string,
  given: readonly GivenHomework[],
): Promise<MyHomework[]> {
  const rows = given.map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const [parts, own, attempts] = await Promise.all([
    partsOf(db, rows),
    mapOwnRows(db, ids, profileId),
    listAttempts(db, { homeworkIds: ids, profileId }),
  ])
  return given.map((one) => {
    const { id } = one.row
    const mine = attempts.filter(({ homeworkId }) => homeworkId === id)
    return myOf(one, parts.get(id) ?? [], own.get(id), mine)
  })
}

function myOf(
  { row, class: ofClass, teacher }: GivenHomework,
  parts: readonly HomeworkPart[],
  own: Row<'homeworkStudents'> | undefined,
  attempts: readonly HomeworkAttempt[],
): MyHomework {
  const extendedTo = own?.extendedTo ?? null
  const dueAt = extendedTo ?? row.dueAt
  const { state, score, doneAt, isLate } = homeworkProgress(row.content, parts, attempts, dueAt)
  return {
    ...planOf(row),
    className: ofClass?.name ?? null,
    teacher,
    dueAt,
    hasExtension: extendedTo !== null,
    state,
    score,
    doneAt,
    isLate,
    isReminded: own?.remindedAt != null && state !== 'done',
    parts: parts.map((part) => {
      const own = attemptsAt(row.content, part, attempts)
      const { doneAt: _, ...progress } = partProgress(own)
      const openPart = own.findLast(({ game }) => game.status === 'in_progress')?.part ?? null
      const attemptsLeft =
        row.attempts === null ? null : Math.max(0, row.attempts - progress.attempts)
      return { ...part, ...progress, attemptsLeft, openPart }
    }),
  }
}

/** The page behind its link, for whoever opens it. */
export async function homeworkPage(
  { store, now }: Pick<Services, 'store' | 'now'>,
  id: string,
  principal: Principal,
): Promise<HomeworkPage> {
  const { db } = store
  const found = await findHomework(db, id)
  if (!found) throw new AppError('homework_not_found')
  const { row } = found
  const profileId = principal.via === 'session' ? principal.profileId : null
  const isTeacher = profileId !== null && (await teaches(db, row, profileId))
  const isStudent = profileId !== null && principal.role === 'student'
  const isMine = isStudent && (await isHomeworkOf(db, row, profileId))
  const [mine] = isMine ? await mineOf(db, profileId, [found]) : []
  const parts = (await partsOf(db, [row])).get(id) ?? []
  return {
    homework: { ...planOf(row), parts, teacher: found.teacher },
    obstacle: obstacleOf(row, { isSignedIn: profileId !== null, isStudent, mine, at: now() }),
    isTeacher,
    mine: mine ?? null,
  }
}

interface Visitor {
  isSignedIn: boolean
  isStudent: boolean
  /** Undefined: it is for others. */
  mine: MyHomework | undefined
  at: number
}

function obstacleOf(
  row: HomeworkRow,
  { isSignedIn, isStudent, mine, at }: Visitor,
): HomeworkPage['obstacle'] {
  if (!isSignedIn) return 'sign_in'
  if (!isStudent) return 'not_a_student'
  if (!mine) return 'other_class'
  if (mine.parts.some(({ progress }) => progress)) return null
  if (row.opensAt !== null && at < row.opensAt) return 'early'
  return isClosedFor(row, mine.hasExtension ? mine.dueAt : null, at) ? 'closed' : null
}

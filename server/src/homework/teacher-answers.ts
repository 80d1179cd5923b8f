import {
  HOMEWORK_SHOWN,
  type HomeworkDetail,
  type HomeworkList,
  type HomeworkPart,
  type HomeworkStudent,
  type HomeworkSummary,
} from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import type { Db } from '../db/db'
import { partsOf } from './parts'
import { homeworkProgress } from './progress'
import { type HomeworkAttempt, listAttempts } from './store/attempts'
import { type GivenHomework, type HomeworkRow, listTaughtHomework } from './store/homework'
import { type HomeworkMember, listMembersOf } from './store/students'

/** Latest first; by as many queries for one homework as for a hundred. */
export async function taughtList(
  db: Db,
  profileId: string,
  classId?: string,
): Promise<HomeworkList> {
  const given = await listTaughtHomework(db, { profileId, classId, limit: HOMEWORK_SHOWN })
  return { homework: (await withStudents(db, given)).map(({ summary }) => summary) }
}

/** One homework, and how far each student is. */
export async function homeworkDetail(db: Db, given: GivenHomework): Promise<HomeworkDetail> {
  const [counted] = await withStudents(db, [given])
  if (!counted) throw new Error('No homework was counted')
  const { summary, parts, students } = counted
  return {
    homework: summary,
    parts,
    students: students.sort((a, b) => alphabetical(a.displayName, b.displayName)),
    path: homeworkPath(given.row.id),
  }
}

/** Of its page for students. */
export const homeworkPath = (id: string): string => `/homework/${id}`

interface CountedHomework {
  summary: HomeworkSummary
  parts: HomeworkPart[]
  students: HomeworkStudent[]
}

async function withStudents(db: Db, given: readonly GivenHomework[]): Promise<CountedHomework[]> {
  const rows = given.map(({ row }) => row)
  const [parts, members, attempts] = await Promise.all([
    partsOf(db, rows),
    listMembersOf(db, rows),
    listAttempts(db, { homeworkIds: rows.map(({ id }) => id) }),
  ])
  const attemptsBy = new Map<string, HomeworkAttempt[]>()
  for (const attempt of attempts) {
    const known = attemptsBy.get(keyOf(attempt))
    if (known) known.push(attempt)
    else attemptsBy.set(keyOf(attempt), [attempt])
  }
  return given.map((one) => {
    const { row } = one
    const ofThis = parts.get(row.id) ?? []
    const students = members
      .filter(({ homeworkId }) => homeworkId === row.id)
      .map((member) => {
        const key = keyOf({ homeworkId: row.id, profileId: member.id })
        return studentOf(row, ofThis, member, attemptsBy.get(key) ?? [])
      })
    return { summary: summaryOf(one, students), parts: ofThis, students }
  })
}

const keyOf = ({ homeworkId, profileId }: Pick<HomeworkAttempt, 'homeworkId' | 'profileId'>) =>
  `${homeworkId} ${profileId}`

function studentOf(
  { content, dueAt }: HomeworkRow,
  parts: readonly HomeworkPart[],
  { homeworkId, ...member }: HomeworkMember,
  attempts: readonly HomeworkAttempt[],
): HomeworkStudent {
  return { ...member, ...homeworkProgress(content, parts, attempts, member.extendedTo ?? dueAt) }
}

function summaryOf(
  { row, class: ofClass }: GivenHomework,
  students: readonly HomeworkStudent[],
): HomeworkSummary {
  const inState = (wanted: HomeworkStudent['state']) =>
    students.filter(({ state }) => state === wanted).length
  return {
    ...planOf(row),
    class: ofClass,
    createdAt: row.createdAt,
    students: students.length,
    inProgress: inState('in_progress'),
    done: inState('done'),
  }
}

/** What everybody who has its link may read of it. */
export const planOf = (row: HomeworkRow) => ({
  id: row.id,
  title: row.title,
  note: row.note,
  content: row.content,
  gameMode: row.gameMode,
  modeSettings: row.modeSettings,
  untimed: row.untimed,
  opensAt: row.opensAt,
  dueAt: row.dueAt,
  attempts: row.attempts,
  isClosed: row.closedAt !== null,
})

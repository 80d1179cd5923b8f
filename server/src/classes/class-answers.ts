import type { ClassDetail, ClassGame, ClassList, ClassStudent, ClassSummary } from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import { hardQuestions } from '../analytics'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import {
  type ClassRow,
  type CountedClass,
  countedClasses,
  findTaughtClass,
  listTaughtClasses,
} from './store/classes'
import {
  figuresOfStudents,
  type GameOfClass,
  listCareersMet,
  listGamesOfClass,
  type StudentFigures,
} from './store/played-games'
import { findSchoolName } from './store/school-of-class'
import { type ClassMember, listMembers } from './store/students'
import { listTeachers } from './store/teachers'

const GAMES_SHOWN = 50
const CAREERS_SHOWN = 10

/** Throws for everybody who does not teach it, as if there were none. */
export async function taughtClass(db: Db, id: string, profileId: string): Promise<ClassRow> {
  const found = await findTaughtClass(db, id, profileId)
  if (!found) throw new AppError('class_not_found')
  return found
}

export async function classList(db: Db, profileId: string): Promise<ClassList> {
  const classes = (await listTaughtClasses(db, profileId)).map(summaryOf)
  return {
    classes: classes.sort(
      (a, b) =>
        Number(a.isArchived) - Number(b.isArchived) ||
        alphabetical(a.name, b.name) ||
        alphabetical(a.period, b.period),
    ),
  }
}

/** All that its teachers see of a class, by as many queries for one game as for fifty. */
export async function classDetail(db: Db, id: string, profileId: string): Promise<ClassDetail> {
  const row = await taughtClass(db, id, profileId)
  const [[counted], school, teachers, members, figures, games, careersMet] = await Promise.all([
    countedClasses(db, [row]),
    findSchoolName(db, row.schoolId),
    listTeachers(db, id),
    listMembers(db, id),
    figuresOfStudents(db, id),
    listGamesOfClass(db, id, GAMES_SHOWN),
    listCareersMet(db, id, CAREERS_SHOWN),
  ])
  const latest = games[0]?.game.id
  return {
    class: summaryOf(counted as CountedClass),
    code: row.code,
    isOpen: row.isOpen,
    school,
    teachers,
    students: members
      .map((member) => studentOf(member, figures.get(member.id)))
      .sort((a, b) => alphabetical(a.displayName, b.displayName)),
    games: games.map((game) => gameOf(game, profileId)),
    careersMet,
    hardQuestions: latest === undefined ? [] : await hardQuestions(db, latest),
  }
}

const summaryOf = ({ row, students, games, lastPlayedAt }: CountedClass): ClassSummary => ({
  id: row.id,
  name: row.name,
  period: row.period,
  grade: row.grade,
  students,
  games,
  lastPlayedAt,
  isArchived: row.archivedAt !== null,
})

const studentOf = (member: ClassMember, figures: StudentFigures | undefined): ClassStudent => ({
  ...member,
  games: figures?.games ?? 0,
  accuracy: figures ? percent(figures.right, figures.answered, 10) : null,
  lastPlayedAt: figures?.lastPlayedAt ?? null,
})

const gameOf = ({ game, ...sums }: GameOfClass, profileId: string): ClassGame => ({
  sessionId: game.id,
  questionSetTitle: game.setTitle,
  gameMode: game.gameMode,
  endedAt: game.endedAt ?? game.createdAt,
  present: sums.present,
  others: sums.players - sums.present,
  accuracy: percent(sums.right, sums.answered, 1),
  isHost: game.hostProfileId === profileId,
})

/** `parts` of a percent: 10 gives one decimal. */
const percent = (part: number, all: number, parts: number): number | null =>
  all === 0 ? null : Math.round((100 * parts * part) / all) / parts

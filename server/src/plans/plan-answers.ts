import {
  type ClassPlans,
  type Mindset,
  type MyPlan,
  mindsetOf,
  type Plan,
  schoolYearOf,
  schoolYearSpan,
} from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import { findManifest } from '@pathquest/modes/catalogue'
import { listBookmarksWithReason } from '../bookmarks'
import { hasTeacher, listMembers } from '../classes'
import type { Db } from '../db/db'
import { strongestInterests } from '../interests'
import { AppError } from '../runtime/errors'
import { countPlans } from './store/class-plans'
import { findPlan, findStudent, listGoals, listReviews } from './store/plans'
import { countPlayedByMode, listExplored, playedEver } from './store/played'
import { firstReflectionAt, listReflections } from './store/reflections'

interface PlanOfYear {
  profileId: string
  /** Absent: the current school year. */
  year: number | undefined
  now: number
}

/** One school year of a student's plan. */
export async function planOf(db: Db, { profileId, year, now }: PlanOfYear): Promise<Plan> {
  const thisYear = schoolYearOf(now)
  const shown = year ?? thisYear
  const span = schoolYearSpan(shown)
  const [student, state, goals, saved, interests, reviews] = await Promise.all([
    findStudent(db, profileId),
    findPlan(db, profileId),
    listGoals(db, profileId),
    listBookmarksWithReason(db, profileId),
    strongestInterests(db, profileId),
    listReviews(db, profileId),
  ])
  const [reflections, firstReflection, explored, ever, played] = await Promise.all([
    listReflections(db, profileId, span),
    firstReflectionAt(db, profileId),
    listExplored(db, profileId, span),
    playedEver(db, profileId),
    countPlayedByMode(db, profileId, span),
  ])
  if (!student) throw new AppError('plan_not_found')
  const first = Math.min(firstReflection ?? now, ever.firstAt ?? now)
  return {
    student,
    year: shown,
    years: yearsBetween(schoolYearOf(first), thisYear),
    goals,
    saved,
    interests,
    reflections,
    explored,
    exploredEver: ever.careers,
    games: {
      played: sum(played, 'games'),
      answered: sum(played, 'answered'),
      correct: sum(played, 'correct'),
    },
    mindsets: mindsetsOf(played),
    isShared: state.isShared,
    handedInAt: state.handedInAt,
    reviews,
  }
}

/** The caller's own one. */
export async function myPlan(db: Db, of: PlanOfYear): Promise<MyPlan> {
  const [plan, hasReader] = await Promise.all([planOf(db, of), hasTeacher(db, of.profileId)])
  return { plan, hasReader }
}

/** How far each student of a class is, by name. */
export async function classPlans(db: Db, classId: string): Promise<ClassPlans> {
  const members = await listMembers(db, classId)
  const counts = await countPlans(
    db,
    members.map(({ id }) => id),
  )
  const students = members.flatMap(({ id, displayName }) => {
    const counted = counts.get(id)
    return counted ? [{ id, displayName, ...counted }] : []
  })
  return { students: students.sort((a, b) => alphabetical(a.displayName, b.displayName)) }
}

/** Latest first. */
const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => last - i)

type Played = Awaited<ReturnType<typeof countPlayedByMode>>

const sum = (played: Played, figure: 'games' | 'answered' | 'correct'): number =>
  played.reduce((total, row) => total + row[figure], 0)

function mindsetsOf(played: Played): Plan['mindsets'] {
  const counts = new Map<Mindset, number>()
  for (const { gameMode, isAboutCareer, games } of played) {
    const manifest = findManifest(gameMode)
    if (!manifest) continue
    const mindset = mindsetOf(manifest, isAboutCareer === 1)
    counts.set(mindset, (counts.get(mindset) ?? 0) + games)
  }
  return [...counts]
    .map(([mindset, games]) => ({ mindset, games }))
    .sort((a, b) => b.games - a.games || (a.mindset < b.mindset ? -1 : 1))
}

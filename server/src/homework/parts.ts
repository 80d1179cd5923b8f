import type { HomeworkContent, HomeworkPart } from '@pathquest/core'
import type { Db } from '../db/db'
import { listVisibleSets } from '../question-sets'
import type { HomeworkRow } from './store/homework'

type Listed = Pick<HomeworkRow, 'id' | 'content' | 'teacherProfileId'>

/** The one part of homework without sets. */
const ONLY_PART: HomeworkPart = { id: '', title: '', questions: null, isGone: false }

/**
 * The parts of each homework, by its id: one query for every teacher among them. A set that its
 * teacher cannot see any more is gone.
 */
export async function partsOf(
  db: Db,
  homework: readonly Listed[],
): Promise<Map<string, HomeworkPart[]>> {
  const parts = new Map<string, HomeworkPart[]>()
  for (const teacherId of new Set(homework.map(({ teacherProfileId }) => teacherProfileId))) {
    const given = homework.filter(({ teacherProfileId }) => teacherProfileId === teacherId)
    const ids = new Set(given.flatMap(({ content }) => setIdsOf(content)))
    const sets = new Map(
      (await listVisibleSets(db, [...ids], teacherId)).map((set) => [set.id, set]),
    )
    for (const { id, content } of given) {
      const ofSets = setIdsOf(content).map((setId) => {
        const set = sets.get(setId)
        return {
          id: setId,
          title: set?.title ?? '',
          questions: set?.totalQuestions ?? null,
          isGone: set === undefined,
        }
      })
      parts.set(id, content.kind === 'sets' ? ofSets : [ONLY_PART])
    }
  }
  return parts
}

const setIdsOf = (content: HomeworkContent): string[] =>
  content.kind === 'sets' ? content.setIds : []

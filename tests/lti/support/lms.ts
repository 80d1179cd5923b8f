import { inject } from 'vitest'
import { until } from '../../../scripts/harness/wait'

export const { origin: lmsOrigin } = inject('lms')
export const COURSE = 'science-8'

export interface Link {
  id: string
  title: string
  custom: Record<string, string>
}

interface Cell {
  userId: string
  name: string
  result: { points: number; comment: string | null } | null
  stored: number
  refused: number
}

interface Column {
  linkId: string | null
  label: string
  scoreMaximum: number
  cells: Cell[]
}

/** The API of the LMS's administrator. */
async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${lmsOrigin}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

export const links = (): Promise<Link[]> => control('GET', 'links')

export const addLink = (link: {
  title: string
  custom: Record<string, string>
  graded?: boolean
  courseId?: string
}): Promise<Link> => {
  const { graded, ...rest } = link
  const lineItem = graded ? { scoreMaximum: 100 } : undefined
  return control('POST', 'links', { courseId: COURSE, ...rest, lineItem })
}

export const addFault = (fault: {
  endpoint: string
  kind: string | number
  userId?: string
  times?: number | null
}): Promise<unknown> => control('POST', 'faults', fault)

/** "Allow to add grades" of an activity: adds or removes its own column. */
export const acceptGrades = (linkId: string, accept: boolean): Promise<unknown> =>
  control('POST', `links/${linkId}/accept-grades`, { accept })

export const columnsOf = async (linkId: string): Promise<Column[]> => {
  const columns = await control<Column[]>('GET', `gradebook?course=${COURSE}`)
  return columns.filter((column) => column.linkId === linkId)
}

export const setLms = (settings: Record<string, unknown>): Promise<unknown> =>
  control('POST', 'settings', settings)

/** Next year's course, with its own groups: a person who is not listed is in none. */
export async function copyCourse(from: string, groups: Record<string, string[]>): Promise<string> {
  const { id } = await control<{ id: string }>('POST', `courses/${from}/copy`, {})
  await control('POST', `courses/${id}/groups`, groups)
  return id
}

export const columnOf = async (linkId: string): Promise<Column | undefined> =>
  (await columnsOf(linkId))[0]

/** The points of these students in the LMS's gradebook, once each of them has some. */
export const gradesOf = (linkId: string, students: string[]): Promise<Record<string, number>> =>
  until(
    `grades of ${students.join(', ')}`,
    async () => {
      const cells = (await columnOf(linkId))?.cells ?? []
      const grades = cells.filter(({ userId, result }) => students.includes(userId) && result)
      if (grades.length < students.length) return undefined
      return Object.fromEntries(grades.map(({ userId, result }) => [userId, result?.points ?? -1]))
    },
    { patienceMs: 30_000, everyMs: 100 },
  )

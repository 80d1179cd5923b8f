import type { CreateGame, QuestionSetSummary } from '@pathquest/core/contracts'
import type { Manifest } from '@pathquest/core/modes/manifest'
import {
  type BusinessDriver,
  QUESTIONS_PER_SET_MAX,
} from '@pathquest/core/question-sets/set-choices'
import { QUESTIONS_PICKED_MAX } from '@pathquest/core/rooms/game-choices'
import { leftOut } from '@pathquest/modes/catalogue'

/** Which questions of the set are played. */
export type Part = 'all' | 'first' | 'driver' | 'picked'

/** The set and which part of it; input for another part is kept, and not sent. */
export interface PartOfSet {
  questionSet: QuestionSetSummary | null
  part: Part
  firstQuestions: string
  businessDriver: BusinessDriver | ''
  /** By hand, in the order of the set. */
  pickedIds: readonly string[]
}

export const WHOLE_SET: PartOfSet = {
  questionSet: null,
  part: 'all',
  firstQuestions: '10',
  businessDriver: '',
  pickedIds: [],
}

type WithFormerQuestions = PartOfSet & { wantedSetId: string | null }
const setOf = ({ questionSet, wantedSetId }: WithFormerQuestions) => questionSet?.id ?? wantedSetId

/** Hand-picked questions belong to their set, and a driver to sets that have it. */
export function partAfter(
  next: WithFormerQuestions,
  before: WithFormerQuestions,
): Partial<PartOfSet> {
  const isOther = setOf(next) !== setOf(before)
  if (!isOther || next.pickedIds !== before.pickedIds) return driverAfter(next)
  const left = { pickedIds: [], part: next.part === 'picked' ? ('all' as const) : next.part }
  return { ...left, ...driverAfter({ ...next, ...left }) }
}

function driverAfter({ questionSet, part, businessDriver }: PartOfSet): Partial<PartOfSet> {
  if (!questionSet || part !== 'driver') return {}
  const drivers = questionSet.businessDrivers.map(({ driver }) => driver)
  const [first] = drivers
  if (!first) return { part: 'all', businessDriver: '' }
  return { businessDriver: drivers.find((one) => one === businessDriver) ?? first }
}

/** How many questions are played, of how many; null: no set is picked. */
export function questionCount(
  form: PartOfSet,
  manifest: Pick<Manifest, 'kinds'> | undefined,
): { count: number; total: number } | null {
  const { questionSet, part, pickedIds, businessDriver } = form
  if (!questionSet) return null
  const total = questionSet.totalQuestions
  const playable = total - (manifest ? leftOut(manifest, questionSet.kinds) : 0)
  const ofDriver = questionSet.businessDrivers.find(({ driver }) => driver === businessDriver)
  const count = {
    all: playable,
    first: Math.min(readFirst(form) ?? 0, playable),
    driver: ofDriver?.count ?? 0,
    picked: pickedIds.length,
  }
  return { count: count[part], total }
}

/** null: not a number that the server accepts. */
function readFirst({ firstQuestions }: PartOfSet): number | null {
  const count = /^\s*\d{1,4}\s*$/.test(firstQuestions) ? Number(firstQuestions) : 0
  return count >= 1 && count <= QUESTIONS_PER_SET_MAX ? count : null
}

export type PartError = 'first' | 'none' | 'tooMany'

export function partError(form: PartOfSet): PartError | undefined {
  if (form.part === 'first' && readFirst(form) === null) return 'first'
  if (form.part !== 'picked') return undefined
  if (form.pickedIds.length === 0) return 'none'
  return form.pickedIds.length > QUESTIONS_PICKED_MAX ? 'tooMany' : undefined
}

/** The part in the format of the request, for a valid form. */
export function partOfRequest(
  form: PartOfSet,
): Pick<CreateGame, 'questionIds' | 'firstQuestions'> & { businessDriver: BusinessDriver | null } {
  const { part, pickedIds } = form
  const first = readFirst(form)
  return {
    businessDriver: (part === 'driver' && form.businessDriver) || null,
    ...(part === 'picked' ? { questionIds: [...pickedIds] } : {}),
    ...(part === 'first' && first !== null ? { firstQuestions: first } : {}),
  }
}

import type { EditableQuestion, QuestionSetSummary } from '@pathquest/core/contracts'
import { findManifest } from '@pathquest/modes/catalogue'
import { chooseQuestions } from '@pathquest/modes/choose-questions'
import type { HostForm } from './host-form'
import { type PartOfSet, partOfRequest } from './part-of-set'

type Choosable = Pick<EditableQuestion, 'id' | 'kind' | 'businessDriver'>

/** What is played as the form stands; of another set than the picked one all of it. */
export function playedIds(
  questions: readonly Choosable[],
  set: Pick<QuestionSetSummary, 'id'>,
  form: HostForm,
): ReadonlySet<string> {
  const all = new Set(questions.map(({ id }) => id))
  if (form.questionSet?.id !== set.id || form.part === 'all') return all
  const manifest = findManifest(form.gameMode)
  const chosen = chooseQuestions(questions, partOfRequest(form), manifest, true)
  return new Set(chosen.ok ? chosen.questions.map(({ id }) => id) : [])
}

/** In the order of the set; with every question ticked it is the whole set, however it grows. */
export function pickedOf(
  questions: readonly Choosable[],
  ticked: ReadonlySet<string>,
): Pick<PartOfSet, 'part' | 'pickedIds'> {
  const pickedIds = questions.flatMap(({ id }) => (ticked.has(id) ? [id] : []))
  return pickedIds.length === questions.length
    ? { part: 'all', pickedIds: [] }
    : { part: 'picked', pickedIds }
}

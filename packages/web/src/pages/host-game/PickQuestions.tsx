import type { EditableQuestion, QuestionSetSummary } from '@pathquest/core/contracts'
import { QUESTIONS_PICKED_MAX } from '@pathquest/core/rooms/game-choices'
import { chooseQuestions } from '@pathquest/modes/choose-questions'
import { Button, Checkbox, InlineError, Signpost } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useQuestionSet } from '../../api/question-set'
import { hostGameMessages } from '../../messages/en/host-game'
import { SetPreview } from '../../question-sets/SetPreview'
import { type HostForm, manifestOf } from './host-form'
import { type PartOfSet, partOfRequest } from './part-of-set'

type Choosable = Pick<EditableQuestion, 'id' | 'kind' | 'businessDriver'>

/** The questions played with the current form; for another set than the picked one, all of them. */
export function playedIds(
  questions: readonly Choosable[],
  set: Pick<QuestionSetSummary, 'id'>,
  form: HostForm,
): ReadonlySet<string> {
  const all = new Set(questions.map(({ id }) => id))
  if (form.questionSet?.id !== set.id || form.part === 'all') return all
  const manifest = manifestOf(form)
  const chosen = chooseQuestions(questions, partOfRequest(form), manifest, true)
  return new Set(chosen.ok ? chosen.questions.map(({ id }) => id) : [])
}

/**
 * In the order of the set; if every question is ticked it is the whole set, including later
 * additions.
 */
export function pickedPart(
  questions: readonly Choosable[],
  ticked: ReadonlySet<string>,
): Pick<PartOfSet, 'part' | 'pickedIds'> {
  const pickedIds = questions.flatMap(({ id }) => (ticked.has(id) ? [id] : []))
  return pickedIds.length === questions.length
    ? { part: 'all', pickedIds: [] }
    : { part: 'picked', pickedIds }
}

interface PickQuestionsProps {
  set: QuestionSetSummary
  form: HostForm
  onUse: (change: Partial<HostForm>) => void
  onClose: () => void
}

/** A preview of a set, with a checkbox for each question. */
export function PickQuestions({ set, form, onUse, onClose }: PickQuestionsProps) {
  const t = useMessages(hostGameMessages)
  const { data } = useQuestionSet(set.id)
  const questions = data?.questions ?? []
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const played = ticked ?? playedIds(questions, set, form)
  const count = questions.filter(({ id }) => played.has(id)).length
  const isAll = count === questions.length
  const tooMany = !isAll && count > QUESTIONS_PICKED_MAX
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(played)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  const use = () => {
    const isAsBefore = ticked === null && form.questionSet?.id === set.id
    if (!isAsBefore) onUse({ questionSet: set, ...pickedPart(questions, played) })
    onClose()
  }
  const head = (all: readonly EditableQuestion[]) => (
    <div className="host-game-picked">
      <p role="status">{t('hostGame.pickedCount', { count, total: all.length })}</p>
      <span>
        <Button size="sm" onClick={() => setTicked(new Set(all.map(({ id }) => id)))}>
          {t('hostGame.pickAll')}
        </Button>
        <Button size="sm" onClick={() => setTicked(new Set())}>
          {t('hostGame.pickNone')}
        </Button>
      </span>
      {tooMany && (
        <InlineError>{t('hostGame.pickedTooMany', { max: QUESTIONS_PICKED_MAX })}</InlineError>
      )}
    </div>
  )
  return (
    <SetPreview
      set={set}
      onClose={onClose}
      head={head}
      mark={({ id }, index) => (
        <Checkbox
          label={t('hostGame.pickQuestion', { number: index + 1 })}
          checked={played.has(id)}
          onChange={(isTicked) => tick(id, isTicked)}
        />
      )}
      action={
        <Signpost disabled={count === 0 || tooMany} onClick={use}>
          {isAll ? t('hostGame.useAll') : t('hostGame.usePicked', { count })}
        </Signpost>
      }
    />
  )
}

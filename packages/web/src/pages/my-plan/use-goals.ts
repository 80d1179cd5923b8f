import type { PlanGoal, PlanWritten } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { usePutGoals } from '../../api/plans'
import { myPlanMessages } from '../../messages/en/my-plan'
import { draftStore } from '../../session/draft-store'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/Toasts'
import { type GoalDraft, readGoalDraft, type SentGoal, sentGoals, withDraft } from './goal-draft'

const DRAFT = 'plan-goal'

/** The goals of a plan, and the one that is being written: it is kept until it is saved. */
export function useGoals(goals: readonly PlanGoal[]) {
  const t = useMessages(myPlanMessages)
  const profileId = useSession().user?.profileId ?? ''
  const [draft, setDraft] = useState(() => readGoalDraft(draftStore.read(profileId, DRAFT)))
  const [isKept, setKept] = useState(draft !== null)
  const [concern, setConcern] = useState<PlanWritten['concern']>(null)
  const [isSaved, setSaved] = useState(false)
  const put = usePutGoals()
  const send = (next: SentGoal[], onSent?: () => void, before = sentGoals(goals)) => {
    setSaved(false)
    const body = { goals: next, before }
    put.mutate(body, {
      onSuccess: (answer) => {
        if (answer.concern) setConcern(answer.concern)
        setSaved(true)
        onSent?.()
      },
    })
  }
  const close = () => {
    draftStore.remove(profileId, DRAFT)
    setDraft(null)
    setKept(false)
    put.reset()
  }
  return {
    /** As they will be, while they are on their way. */
    shown: put.isPending ? put.variables.goals : sentGoals(goals),
    draft,
    isKept,
    concern,
    isSaved: isSaved && !put.isPending,
    isSaving: put.isPending,
    error: put.error,
    edit: (next: GoalDraft) => {
      setDraft(next)
      setSaved(false)
      draftStore.write(profileId, DRAFT, next)
    },
    begin: (next: GoalDraft) => {
      put.reset()
      setKept(false)
      setSaved(false)
      setDraft(next)
    },
    close,
    save: (onSaved: () => void) => {
      if (!draft) return
      send(withDraft(goals, draft), () => {
        close()
        onSaved()
      })
    },
    tick: (at: number, isDone: boolean) =>
      send(sentGoals(goals).map((goal, place) => (place === at ? { ...goal, isDone } : goal))),
    remove: (at: number, onRemoved: () => void) => {
      const before = sentGoals(goals)
      const without = before.filter((_goal, place) => place !== at)
      send(without, () => {
        toasts.undoable(t('myPlan.goalRemoved'), {
          label: t('myPlan.undo'),
          onAct: () => send(before, undefined, without),
        })
        onRemoved()
      })
    },
    forgetConcern: () => setConcern(null),
  }
}

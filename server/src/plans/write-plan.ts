import type { z } from '@hono/zod-openapi'
import type { ChangePlan, PlanGoal, PlanWritten, PutGoals, PutReflection } from '@pathquest/core'
import { listCareersById } from '../careers'
import { recordConcerns } from '../concerns'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import { listGoals, type PlanChange, putPlan, replaceGoals } from './store/plans'
import { hasPlayed, putReflection } from './store/reflections'

type Writing = Pick<Services, 'store' | 'now'>

/**
 * A goal keeps its day, and the day on which it was done: known by its words, or, where these are in no
 * other place, by its place.
 */
export const writeGoals = (
  { store, now }: Writing,
  profileId: string,
  { goals, before: seen }: z.output<typeof PutGoals>,
): Promise<PlanWritten> =>
  store.transact(async (tx) => {
    const at = now()
    const before = await listGoals(tx, profileId)
    // A repeated request finds what it has stored itself.
    const isKnown = !seen || isStored(seen, before) || isStored(goals, before)
    if (!isKnown) throw new AppError('goals_changed')
    const texts = new Set(goals.map(({ text }) => text))
    const next = goals.map(({ text, nextStep, isDone }, i): PlanGoal => {
      const atPlace = before[i]
      const edited = atPlace && !texts.has(atPlace.text) ? atPlace : undefined
      const same = before.find((goal) => goal.text === text) ?? edited
      return {
        text,
        nextStep,
        setAt: same?.setAt ?? at,
        doneAt: isDone ? (same?.doneAt ?? at) : null,
      }
    })
    await replaceGoals(tx, profileId, next)
    const known = new Set(before.flatMap(({ text, nextStep }) => [text, nextStep]))
    const written = goals
      .flatMap(({ text, nextStep }) => [text, nextStep])
      .filter((text) => !known.has(text))
    return recordConcerns(tx, { profileId, place: 'goal', texts: written, at })
  })

const isStored = (
  goals: z.output<typeof PutGoals>['goals'],
  stored: readonly PlanGoal[],
): boolean =>
  goals.length === stored.length &&
  stored.every(({ text, nextStep, doneAt }, i) => {
    const goal = goals[i]
    return goal?.text === text && goal.nextStep === nextStep && goal.isDone === (doneAt !== null)
  })

/** What a student says of a game that they played. */
export const writeReflection = (
  { store, now }: Writing,
  { profileId, gameId }: { profileId: string; gameId: string },
  { question, tap, text, careerId }: z.output<typeof PutReflection>,
): Promise<PlanWritten> =>
  store.transact(async (tx) => {
    if (!(await hasPlayed(tx, profileId, gameId))) throw new AppError('game_not_played')
    const at = now()
    const [career] = careerId === null ? [] : await listCareersById(tx, [careerId])
    const before = await putReflection(tx, {
      id: newId('reflection'),
      profileId,
      gameSessionId: gameId,
      careerId: career?.id ?? null,
      question,
      tap,
      text,
      reflectedAt: at,
    })
    const texts = text === '' || text === before ? [] : [text]
    return recordConcerns(tx, { profileId, place: 'reflection', texts, at })
  })

export async function changePlan(
  { store, now }: Writing,
  profileId: string,
  { isShared, isHandedIn }: z.output<typeof ChangePlan>,
): Promise<void> {
  const change: PlanChange = {}
  if (isShared !== undefined) change.isShared = isShared
  if (isHandedIn !== undefined) change.handedInAt = isHandedIn ? now() : null
  if (Object.keys(change).length > 0) await putPlan(store.db, profileId, change)
}

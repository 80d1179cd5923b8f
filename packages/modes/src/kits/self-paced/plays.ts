import { refuse } from '@pathquest/core/errors'
import type { OpenAnswer } from '@pathquest/core/kinds/kind'
import type { ModeContext, ModeStep, MoveReply } from '@pathquest/core/modes/mode'
import { judgeAnswerTime } from '@pathquest/core/questions/answer-window'
import { advanceToNow, dismissResult, endIfDone } from './course'
import { type Hand, hasSeen, replyOf, withReply } from './hand'
import { movedUp, requeued, stretchFactor } from './queue'
import type { SelfPacedMove } from './self-paced-rules'
import { currentlyShown, endMs, ownStates, placeOf, type Rules, type SelfPacedState } from './table'

/** The moves of players: each first advances the state to the current time, and counts once. */

/** How long a result is shown before the next card comes by itself. */
const RESULT_MS = 8_000

type Step<Own> = ModeStep<SelfPacedState<Own>>

function played<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  id: string,
  context: ModeContext,
  play: (here: SelfPacedState<Own>, hand: Hand<Own>) => Step<Own>,
): Step<Own> {
  const known = state.hands[playerId] && replyOf(state.hands[playerId], id)
  // The same message again (its acknowledgement was lost) gets the same acknowledgement.
  if (known) return { ok: true, state, notify: [], reply: known }
  const here = advanceToNow(rules, state, context)
  const hand = here.hands[playerId]
  if (!hand || here.over) return refuse('too_slow')
  return play(here, hand)
}

export const answerCard = <Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  { id, questionId, answer }: { id: string; questionId: string; answer: OpenAnswer },
  context: ModeContext,
): Step<Own> =>
  played(rules, state, playerId, id, context, (here, hand) => {
    const showing = currentlyShown(rules, here, hand, context)
    const question = 'index' in showing ? context.questions[showing.index] : undefined
    if (question?.id !== questionId) return refuse('question_not_open')
    if (showing.is !== 'card') return refuse('already_submitted')
    const judged = judgeAnswerTime(here.time.ranMs, {
      reachedAt: showing.since,
      deadline: here.isForGrade ? null : endMs(rules, context),
      minAnswerMs: context.minAnswerMs,
      lateGraceMs: context.lateGraceMs,
    })
    if (judged !== 'ok') return refuse(judged)
    const share = context.judge(question, answer)
    const one = { question, share, isRight: share === 1, isRepeat: hasSeen(hand, showing.index) }
    const place = placeOf(rules, here, playerId, context)
    const worth: ReturnType<Rules<Own>['onAnswer']> = here.isForGrade
      ? { own: hand.own, points: 0 }
      : rules.onAnswer(hand.own, one, place, ownStates(here))
    const points = Math.max(0, Math.round(worth.points ?? 0))
    const usedMs = Math.round(here.time.ranMs - showing.since)
    const reply: MoveReply = share === null ? {} : { isCorrect: one.isRight, pointsEarned: points }
    const next: Hand<Own> = {
      ...hand,
      queue: here.isForGrade
        ? hand.queue.slice(1)
        : requeued(
            hand.queue,
            { ...one, isSetAside: worth.isSetAside ?? false },
            rules.cards.again,
            context,
          ),
      answers: [...hand.answers, [showing.index, answer, share, points, usedMs, context.now]],
      freeAt: resultUntil(here, playerId, context),
      own: worth.own,
    }
    const hands = { ...changedHands(here, worth.others), [playerId]: withReply(next, id, reply) }
    const changed = { ...here, shared: worth.shared ?? here.shared }
    return accepted(rules, withOrders(rules, changed, hands, worth.next, context), context, {
      reply,
      ...(worth.notify && { notify: worth.notify }),
    })
  })

const changedHands = <Own>(
  { hands }: SelfPacedState<Own>,
  others: Readonly<Record<string, Own>> = {},
): Record<string, Hand<Own>> =>
  Object.fromEntries(
    Object.entries(others).flatMap(([id, own]) => {
      const other = hands[id]
      return other ? [[id, { ...other, own }]] : []
    }),
  )

/** With these hands, and with questions put next in the orders of players. */
function withOrders<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  changed: Record<string, Hand<Own>>,
  next: Readonly<Record<string, string>> = {},
  context: ModeContext,
): SelfPacedState<Own> {
  const hands = { ...state.hands, ...changed }
  for (const [id, questionId] of Object.entries(next)) {
    const index = context.questions.findIndex((question) => question.id === questionId)
    const hand = hands[id]
    if (!hand || index < 0) continue
    // A card that this very move opens is not open yet.
    const isOpen = [state.hands[id] ?? hand, hand].every(
      (one) => currentlyShown(rules, state, one, context).is === 'card',
    )
    hands[id] = { ...hand, queue: movedUp(hand.queue, index, isOpen) }
  }
  return { ...state, hands }
}

function resultUntil(state: SelfPacedState, playerId: string, context: ModeContext) {
  const pace = stretchFactor(context)
  if (pace === null) return null
  const timeFactor = context.players.find(({ id }) => id === playerId)?.timeFactor ?? 1
  return state.time.ranMs + RESULT_MS * pace * timeFactor
}

export const nextCard = <Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  { id }: { id: string },
  context: ModeContext,
): Step<Own> =>
  played(rules, state, playerId, id, context, (here, hand) => {
    if (here.time.stoppedAt !== null) return refuse('game_paused')
    const taken = { ...here.hands, [playerId]: withReply(hand, id, {}) }
    const done = dismissResult(rules, { ...here, hands: taken }, playerId, context)
    return done ? { ok: true, state: done, reply: {} } : refuse('stale_version')
  })

export const ownMove = <Own, Settings>(
  rules: Rules<Own>,
  // biome-ignore lint/suspicious/noExplicitAny: its fields were validated by the manifest's table.
  move: SelfPacedMove<Own, Settings, any>,
  state: SelfPacedState<Own>,
  playerId: string,
  made: { id: string },
  context: ModeContext<Settings>,
): Step<Own> =>
  played(rules, state, playerId, made.id, context, (here, hand) => {
    if (here.isForGrade) return refuse('not_now')
    if (move.in === 'between' && currentlyShown(rules, here, hand, context).is === 'card')
      return refuse('not_now')
    const place = placeOf(rules, here, playerId, context)
    const done = move.play(hand.own, made, place, ownStates(here))
    if (!done.ok) return done
    const reply = done.reply ?? {}
    // Before the time of its result is over only where that is shown.
    const isLeft = done.goesOn && currentlyShown(rules, here, hand, context).is === 'result'
    const freeAt = isLeft ? here.time.ranMs : hand.freeAt
    const mine = withReply({ ...hand, own: done.own, freeAt }, made.id, reply)
    const hands = { ...changedHands(here, done.others), [playerId]: mine }
    const changed = { ...here, shared: done.shared ?? here.shared }
    return accepted(rules, withOrders(rules, changed, hands, done.next, context), context, {
      reply,
      ...(done.notify && { notify: done.notify }),
    })
  })

function accepted<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
  response: { notify?: readonly string[] | 'class' | 'watchers'; reply?: MoveReply },
): Step<Own> {
  return { ok: true, state: endIfDone(rules, state, context), ...response }
}

import type { PlanReflection, PlanWritten, PutReflection } from '@pathquest/core/contracts'
import {
  REFLECTION_TEXT_MAX,
  REFLECTIONS,
  type ReflectionTap,
} from '@pathquest/core/plans/plan-limits'
import { call } from '@pathquest/sdk/api/call'
import { Button } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { TextField } from '@pathquest/ui/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '../api/client'
import { withRetries } from '../api/retries'
import { reflectionMessages } from '../messages/en/reflection'
import { useNavigation } from '../shell/navigation'
import { RetryError } from '../shell/RetryError'
import { ConcernHelp } from './ConcernHelp'
import './reflection.css'
import { tapKey } from './ReflectionWords'
import { reflectionQuestionOf } from './reflection-question'

interface ReflectionProps {
  gameId: string
  careerId: string | null
  /** Its results were opened again: it may have been answered. */
  wasOver: boolean
}

type Answer = Pick<PlanReflection, 'tap' | 'text'>
const NO_ANSWER: Answer = { tap: null, text: '' }

/** One question after a game: one tap saves it, a sentence may be added, or nothing at all. */
export function Reflection({ gameId, careerId, wasOver }: ReflectionProps) {
  const former = useFormerAnswer(gameId, wasOver)
  const [isSkipped, setSkipped] = useState(false)
  if (former === undefined || isSkipped) return null
  return (
    <Question
      key={gameId}
      gameId={gameId}
      careerId={careerId}
      former={former}
      onSkip={() => setSkipped(true)}
    />
  )
}

interface QuestionProps extends Omit<ReflectionProps, 'wasOver'> {
  former: Answer | null
  onSkip: () => void
}

function Question({ gameId, careerId, former, onSkip }: QuestionProps) {
  const t = useMessages(reflectionMessages)
  const { Link } = useNavigation()
  const question = reflectionQuestionOf(gameId)
  const { answer, state, save, concern, forgetConcern } = useAnswer(gameId, (next) => ({
    question,
    careerId,
    ...next,
  }))
  const given = answer ?? former ?? NO_ANSWER
  const isAnswered = given !== NO_ANSWER
  return (
    <section className="reflection pq" aria-label={t('reflection.region')}>
      <h2>{t(`reflection.${question}`)}</h2>
      {!isAnswered && <p className="pq-muted">{t('reflection.intro')}</p>}
      <div className="reflection-taps">
        {REFLECTIONS[question].map((tap: ReflectionTap) => (
          <button
            key={tap}
            type="button"
            aria-pressed={given.tap === tap}
            onClick={() => save({ ...given, tap })}
          >
            {t(tapKey({ question, tap }) ?? 'reflection.skip')}
          </button>
        ))}
      </div>
      <p className="reflection-state" role="status">
        {state === 'saving' && t('reflection.saving')}
        {((state === 'idle' && former) || state === 'saved') &&
          t.parts('reflection.saved', {
            plan: (
              <Link key="plan" to="/my-plan">
                {t('reflection.myPlan')}
              </Link>
            ),
          })}
      </p>
      {state === 'failed' && (
        <RetryError onRetry={() => save(given)}>{t('reflection.failed')}</RetryError>
      )}
      <Sentence
        isFirst={!isAnswered}
        saved={given.text}
        isSaving={state === 'saving'}
        onSave={(text) => save({ ...given, text })}
      />
      {concern && <ConcernHelp concern={concern} onClose={forgetConcern} />}
      {!isAnswered && (
        <Button variant="ghost" onClick={onSkip}>
          {t('reflection.skip')}
        </Button>
      )}
    </section>
  )
}

interface SentenceProps {
  /** Nothing was tapped. */
  isFirst: boolean
  saved: string
  isSaving: boolean
  onSave: (text: string) => void
}

function Sentence({ isFirst, saved, isSaving, onSave }: SentenceProps) {
  const t = useMessages(reflectionMessages)
  const [text, setText] = useState(saved)
  const isChanged = text.trim() !== saved && (text.trim() !== '' || !isFirst)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && !isSaving) onSave(text.trim())
  }
  return (
    <form className="reflection-sentence" onSubmit={submit} noValidate>
      <TextField
        label={t(isFirst ? 'reflection.sentenceOnly' : 'reflection.sentence')}
        value={text}
        maxLength={REFLECTION_TEXT_MAX}
        autoComplete="off"
        onChange={setText}
      />
      {isChanged && (
        <Button type="submit" variant="solid" busy={isSaving}>
          {t('reflection.save')}
        </Button>
      )}
    </form>
  )
}

/** Saves the last answer, one after the other: a later tap replaces an earlier one. */
function useAnswer(gameId: string, bodyOf: (answer: Answer) => PutReflection) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [concern, setConcern] = useState<PlanWritten['concern']>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef<Answer>(undefined)
  const save = (next: Answer) => {
    last.current = next
    setAnswer(next)
    setState('saving')
    const body = bodyOf(next)
    const send = () =>
      withRetries(() =>
        call(api, 'PUT /api/my-plan/reflections/{id}', { params: { id: gameId }, body }),
      )
    const isLast = () => last.current === next
    queue.current = queue.current.then(send).then(
      (written) => {
        if (isLast()) setState('saved')
        if (written.concern) setConcern(written.concern)
      },
      () => {
        if (isLast()) setState('failed')
      },
    )
  }
  return { answer, state, save, concern, forgetConcern: () => setConcern(null) }
}

/** What was answered after this game; null: nothing, undefined: not known yet. */
function useFormerAnswer(gameId: string, wasOver: boolean): Answer | null | undefined {
  const [former, setFormer] = useState<Answer | null | undefined>(wasOver ? undefined : null)
  useEffect(() => {
    if (!wasOver) return
    let isWanted = true
    const settle = (answer: Answer | null) => isWanted && setFormer(answer)
    call(api, 'GET /api/my-plan', { query: {} }).then(
      ({ plan }) => settle(plan.reflections.find((one) => one.gameId === gameId) ?? null),
      () => settle(null),
    )
    return () => {
      isWanted = false
    }
  }, [gameId, wasOver])
  return former
}

import { toApiError } from '@pathquest/sdk/api/error'
import { type CodedError, useMessages } from '@pathquest/sdk/messages'
import { Button, Card, InlineError, Signpost } from '@pathquest/sdk/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../../api/games'
import { useQuestionSets } from '../../api/question-sets'
import { seats } from '../../api/seat-store'
import { toasts } from '../../app/toasts'
import { hostGameMessages } from '../../messages/en/host-game'
import { useErrorText } from '../../messages/use-error-text'
import { FilterFields } from './FilterFields'
import {
  changeHostForm,
  EMPTY_HOST_FORM,
  type HostForm,
  type HostFormErrors,
  keepVisibleSet,
  toCreateGame,
  validateHostForm,
} from './host-form'
import { PlayFields } from './PlayFields'
import { QuestionSetPicker } from './QuestionSetPicker'
import { SettingsFields } from './SettingsFields'
import './host-game.css'

/** What a failure means to somebody who makes a game. */
const SAID_HERE: Readonly<Record<string, CodedError>> = {
  unexpected: { code: 'create_failed' },
  not_authenticated: { code: 'host_login_required' },
}

/** /host-game: a teacher picks a set, says how it is played and opens the lobby. */
export function HostGamePage() {
  const t = useMessages(hostGameMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [form, setForm] = useState(EMPTY_HOST_FORM)
  const [errors, setErrors] = useState<HostFormErrors>({})
  const create = useCreateGame()
  const sets = useQuestionSets({
    grade: form.grade,
    explorationType: form.explorationType || null,
    subject: form.subject || null,
  })
  const errorBox = useRef<HTMLDivElement>(null)

  const change = useCallback((changed: Partial<HostForm>) => {
    setForm((current) => changeHostForm(current, changed))
    setErrors({})
  }, [])
  const visibleSets = sets.data
  useEffect(() => {
    if (visibleSets) setForm((current) => keepVisibleSet(current, visibleSets))
  }, [visibleSets])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateHostForm(form)
    setErrors(found)
    if (!form.questionSet || Object.keys(found).length > 0) {
      errorBox.current?.scrollIntoView({ block: 'nearest' })
      return
    }
    try {
      const { session, seatToken, resumed } = await create.mutateAsync(
        toCreateGame(form, form.questionSet.id),
      )
      if (seatToken) seats.set(session.id, seatToken)
      if (resumed) toasts.info(t('hostGame.resumed'))
      navigate(session.sessionType === 'solo' ? `/game/${session.id}` : `/game/${session.id}/lobby`)
    } catch {
      // Shown from the mutation's own state.
      errorBox.current?.scrollIntoView({ block: 'nearest' })
    }
  }

  const refusal = create.error && toApiError(create.error)
  const problem = errors.questionSet
    ? errorText({ code: errors.questionSet })
    : errors.maxPlayers
      ? errorText({ code: errors.maxPlayers })
      : errors.modeSettings
        ? t('hostGame.modeSettingsWrong')
        : refusal && errorText(SAID_HERE[refusal.code] ?? refusal)
  const solo = form.sessionType === 'solo'

  return (
    <form className="pq-page host-game" onSubmit={submit} noValidate>
      <header className="host-game-head">
        <h1>{t('hostGame.title')}</h1>
        <p className="pq-muted">{t('hostGame.intro')}</p>
      </header>
      <div className="host-game-columns">
        <div className="pq-stack">
          <Card title={t('hostGame.filters')}>
            <FilterFields form={form} onChange={change} />
          </Card>
          <QuestionSetPicker
            sets={visibleSets}
            error={sets.error}
            onRetry={() => void sets.refetch()}
            isAsked={form.explorationType !== ''}
            pickedId={form.questionSet?.id ?? null}
            onPick={change}
          />
        </div>
        <div className="pq-stack">
          <Card title={t('hostGame.howToPlay')}>
            <PlayFields form={form} onChange={change} />
          </Card>
          <Card title={t('hostGame.settings')}>
            <SettingsFields form={form} onChange={change} maxPlayersError={errors.maxPlayers} />
          </Card>
          <div className="host-game-end" ref={errorBox}>
            {problem && <InlineError>{problem}</InlineError>}
            <div className="host-game-actions">
              <Button onClick={() => navigate('/dashboard')}>{t('hostGame.cancel')}</Button>
              <Signpost type="submit" size="lg" busy={create.isPending}>
                {create.isPending
                  ? t('hostGame.creating')
                  : t(solo ? 'hostGame.startSolo' : 'hostGame.create')}
              </Signpost>
            </div>
          </div>
        </div>
      </div>
    </form>
  )
}

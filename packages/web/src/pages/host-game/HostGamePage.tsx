import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { choosesCareers } from '@pathquest/modes/catalogue'
import { modeName } from '@pathquest/modes/texts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, Loading, Signpost } from '@pathquest/ui'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { type CodedError, useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCreateGame, useHostDefaults } from '../../api/games'
import { useListedSet } from '../../api/question-sets'
import { seats } from '../../api/seat-store'
import { hostGameMessages } from '../../messages/en/host-game'
import { currentLanguage } from '../../messages/language'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { CareersField } from './CareersField'
import { ClassField } from './ClassField'
import { toCreateGame } from './create-request'
import { FilterFields } from './FilterFields'
import {
  changeHostForm,
  EMPTY_HOST_FORM,
  formFrom,
  type HostForm,
  type HostFormErrors,
  manifestOf,
  needsSet,
  takeWantedSet,
  validateHostForm,
} from './host-form'
import { questionCount } from './part-of-set'
import { QuestionSetPicker } from './QuestionSetPicker'
import { QuestionsFields } from './QuestionsFields'
import { PlayFields, SettingsFields } from './SettingsFields'
import './host-game.css'

/** With everything that draws a question: only for a set that is looked into. */
const loadPreview = () => import('./PickQuestions')

/** Errors that need other wording on this page. */
const PAGE_ERRORS: Readonly<Record<string, CodedError>> = {
  unexpected: { code: 'create_failed' },
  not_authenticated: { code: 'host_login_required' },
}

/** /host-game: a teacher picks a set, chooses the settings and opens the lobby. */
export function HostGamePage() {
  const t = useMessages(hostGameMessages)
  const [search] = useSearchParams()
  const again = search.get('again')
  const { data, isError } = useHostDefaults(search.get('set'))
  return (
    <div className="pq-page host-game">
      <header className="host-game-head">
        <h1>{t('hostGame.title')}</h1>
        <p className="pq-muted">{t(again === null ? 'hostGame.intro' : 'hostGame.again')}</p>
      </header>
      {data ? (
        <NewGame start={formFrom(data, search.get('mode'), search.get('class'))} again={again} />
      ) : isError ? (
        // A form without the remembered settings is better than none.
        <NewGame start={{ ...EMPTY_HOST_FORM, classId: search.get('class') }} again={again} />
      ) : (
        <Loading text={t('hostGame.starting')} />
      )}
    </div>
  )
}

interface NewGameProps {
  start: HostForm
  /** The finished game whose players get a Join button. */
  again: string | null
}

/** The form, with its initial values. */
function NewGame({ start, again }: NewGameProps) {
  const t = useMessages(hostGameMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [form, setForm] = useState(start)
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const preview = useLazyChunk(loadPreview, previewed !== null)
  const [errors, setErrors] = useState<HostFormErrors>({})
  const create = useCreateGame()
  const errorBox = useRef<HTMLDivElement>(null)

  const change = useCallback((changed: Partial<HostForm>) => {
    setForm((current) => changeHostForm(current, changed))
    setErrors({})
  }, [])
  const { explorationType, grade, subject, sector, difficulty } = form
  const filters = useMemo(
    () => ({ explorationType, grade, subject, sector, difficulty }),
    [explorationType, grade, subject, sector, difficulty],
  )
  const wanted = useListedSet(form.wantedSetId)
  useEffect(() => {
    if (wanted.isSettled) setForm((current) => takeWantedSet(current, wanted.set))
  }, [wanted.isSettled, wanted.set])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateHostForm(form)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      errorBox.current?.scrollIntoView({ block: 'nearest' })
      return
    }
    try {
      const { session, seatToken, resumed } = await create.mutateAsync({
        ...toCreateGame(form, currentLanguage()),
        // Without a word of a class, it would be of that of the game before.
        ...(again !== null &&
          form.sessionType !== 'solo' && { playAgainOf: again, classId: form.classId }),
      })
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
        : errors.oneDevice
          ? t('hostGame.oneDeviceWrong')
          : errors.part
            ? t('hostGame.partWrong')
            : refusal && errorText(PAGE_ERRORS[refusal.code] ?? refusal)
  const solo = form.sessionType === 'solo'
  // Otherwise a fast user would get "no set is picked" while it is loading or about to be picked.
  const isOfSet = needsSet(form)
  const isSetComing = isOfSet && form.wantedSetId !== null

  return (
    <>
      <form className="host-game-form" onSubmit={submit} noValidate>
        <div className="host-game-columns">
          <div className="pq-stack">
            {isOfSet ? (
              <>
                <Card title={t('hostGame.filters')}>
                  <FilterFields form={form} onChange={change} />
                </Card>
                <QuestionSetPicker
                  filters={filters}
                  picked={form.questionSet ? [form.questionSet] : []}
                  onPick={change}
                  onPreview={setPreviewed}
                />
              </>
            ) : choosesCareers(form.gameMode) ? (
              <Card title={t('hostGame.careersTitle')}>
                <CareersField form={form} onChange={change} />
              </Card>
            ) : (
              <Card title={t('hostGame.ownTitle')}>
                <p>{t('hostGame.ownNote')}</p>
              </Card>
            )}
          </div>
          <div className="pq-stack">
            <Card title={t('hostGame.howToPlay')}>
              <div className="pq-stack">
                {!solo && <ClassField form={form} onChange={change} />}
                <PlayFields form={form} onChange={change} isWrong={errors.oneDevice} />
              </div>
            </Card>
            {isOfSet && (
              <Card title={t('hostGame.questionsTitle')}>
                <QuestionsFields
                  form={form}
                  onChange={change}
                  error={errors.part}
                  onPick={() => setPreviewed(form.questionSet)}
                />
              </Card>
            )}
            <Card title={t('hostGame.settings')}>
              <SettingsFields form={form} onChange={change} maxPlayersError={errors.maxPlayers} />
            </Card>
          </div>
        </div>
        <div className="host-game-end" ref={errorBox}>
          {problem && <InlineError>{problem}</InlineError>}
          <Choice form={form} />
          <div className="host-game-actions">
            <Button onClick={() => navigate('/dashboard')}>{t('hostGame.cancel')}</Button>
            <Signpost type="submit" size="lg" busy={create.isPending || isSetComing}>
              {create.isPending
                ? t('hostGame.creating')
                : t(solo ? 'hostGame.startSolo' : 'hostGame.create')}
            </Signpost>
          </div>
        </div>
      </form>
      {previewed && preview.status === 'ready' && (
        <preview.exports.PickQuestions
          set={previewed}
          form={form}
          onUse={change}
          onClose={() => setPreviewed(null)}
        />
      )}
      {previewed && preview.status === 'failed' && (
        <RetryError onRetry={preview.retry}>{t('hostGame.setsFailed')}</RetryError>
      )}
    </>
  )
}

/** A summary line of the game: the list may be scrolled far away. */
function Choice({ form }: { form: HostForm }) {
  const t = useMessages(hostGameMessages)
  const count = questionCount(form, manifestOf(form))
  if (!needsSet(form)) {
    return (
      <p className="host-game-choice">
        {choosesCareers(form.gameMode) && (
          <>
            <b>{form.industry || t('hostGame.careersAll')}</b>
            {' · '}
          </>
        )}
        {modeName(form.gameMode, t.locale)}
      </p>
    )
  }
  if (!form.questionSet || !count) return null
  return (
    <p className="host-game-choice">
      <b lang={t.contentLang}>{form.questionSet.title}</b>
      {' · '}
      {count.count < count.total
        ? t('hostGame.countOf', count)
        : t('hostGame.questions', { count: count.total })}
      {' · '}
      {modeName(form.gameMode, t.locale)}
    </p>
  )
}

import { readCardCode } from '@pathquest/core/classes/card-code'
import { readCodeSigns } from '@pathquest/core/rooms/game-code'
import { toApiError } from '@pathquest/sdk/api/error'
import { InlineError, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { myClassesMessages } from '../../messages/en/my-classes'
import { useErrorText } from '../../messages/use-error-text'
import { type ReturnState, useSession } from '../../session/session'
import { AuthFrame, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

interface CardFormProps {
  /** That of a scanned card, which is used at once; null: it is typed. */
  code: string | null
  onUse: () => void
}

/** The field for the code of a card. */
export function CardForm({ code, onUse }: CardFormProps) {
  const t = useMessages(myClassesMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: ReturnState | null }
  const { signInByCard } = useSession()
  const [typed, setTyped] = useState(code ?? '')
  const [isIncomplete, setIncomplete] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const element = useRef<HTMLFormElement>(null)

  const use = async (card: string) => {
    onUse()
    setBusy(true)
    setFailure(undefined)
    try {
      const user = await signInByCard(card)
      void navigate(state?.from ?? '/dashboard', { replace: true })
      if (user) toasts.success(t('card.hello', { name: user.displayName }))
    } catch (error) {
      setFailure(errorText(toApiError(error)))
      setBusy(false)
      focusControl(element.current, '[name=card]')
    }
  }
  const isScanned = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scanned card
  useEffect(() => {
    if (code === null || isScanned.current) return
    isScanned.current = true
    void use(code)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const card = readCardCode(typed)
    setIncomplete(card === null)
    if (card === null) focusFirstInvalid(element.current)
    else void use(card)
  }
  return (
    <AuthFrame title={t('card.title')} intro={t('card.intro')}>
      <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
        {failure && <InlineError>{failure}</InlineError>}
        <TextField
          code
          name="card"
          label={t('card.code')}
          hint={t('card.codeHint')}
          error={isIncomplete ? t('card.codeRequired') : undefined}
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={busy}
          onChange={(text) => {
            setTyped(readCodeSigns(text))
            setIncomplete(false)
            setFailure(undefined)
          }}
        />
        <Signpost type="submit" full busy={busy}>
          {t(busy ? 'card.submitting' : 'card.submit')}
        </Signpost>
      </form>
      <p className="pq-auth-other">{t('card.lost')}</p>
      <p className="pq-auth-other">
        {t.parts('card.other', {
          signIn: (
            <Link key="signIn" to="/login" state={state}>
              {t('card.signIn')}
            </Link>
          ),
        })}
      </p>
    </AuthFrame>
  )
}

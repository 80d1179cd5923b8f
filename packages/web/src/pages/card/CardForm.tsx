import { readCardCode } from '@pathquest/core/classes/card-code'
import { readCodeSigns } from '@pathquest/core/rooms/game-code'
import { Button, InlineError, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { myClassesMessages } from '../../messages/en/my-classes'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { AuthFrame, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import type { useCardSignIn } from './use-card-sign-in'

interface CardFormProps {
  signIn: ReturnType<typeof useCardSignIn>
}

/** The field for the code of a card. */
export function CardForm({ signIn }: CardFormProps) {
  const t = useMessages(myClassesMessages)
  const errorText = useErrorText()
  const { code, busy, error, use } = signIn
  const [typed, setTyped] = useState(code)
  const [isIncomplete, setIncomplete] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) focusControl(element.current, '[name=card]')
  }, [error])
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
        {error && <InlineError>{errorText(error)}</InlineError>}
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
          }}
        />
        <Signpost type="submit" full busy={busy}>
          {t(busy ? 'card.submitting' : 'card.submit')}
        </Signpost>
      </form>
      <p className="pq-auth-other">{t('card.lost')}</p>
      {!busy && <OtherWays onGoOn={signIn.leave} />}
    </AuthFrame>
  )
}

/** Without a card: as whoever is signed in already, or by email. */
function OtherWays({ onGoOn }: { onGoOn: () => void }) {
  const t = useMessages(myClassesMessages)
  const { user } = useSession()
  const { state } = useLocation()
  if (user) {
    const name = user.displayName
    return (
      <>
        <p className="pq-auth-other">{t('card.here', { name })}</p>
        <Button full onClick={onGoOn}>
          {t('card.goOn', { name })}
        </Button>
      </>
    )
  }
  return (
    <p className="pq-auth-other">
      {t.parts('card.other', {
        signIn: (
          <Link key="signIn" to="/login" state={state}>
            {t('card.signIn')}
          </Link>
        ),
      })}
    </p>
  )
}

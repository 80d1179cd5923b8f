import { oldEnough } from '@pathquest/core/accounts/forms'
import { call } from '@pathquest/sdk/api/call'
import { ApiError } from '@pathquest/sdk/api/error'
import { Signpost, signpostLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../api/client'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import { schoolIcon } from '../../shell/nav-icons'
import { doorIcon } from '../../shell/page-icons'
import { toasts } from '../../shell/Toasts'
import { BirthFields, type BirthMonth, birthOf, NO_BIRTH } from './BirthFields'
import { closeSignUp } from './use-sign-up-form'

/** A link for users who have signed up before. */
export function HaveAccount() {
  const t = useMessages(authMessages)
  const { state } = useLocation()
  return (
    <p className="pq-auth-other">
      {t.parts('signup.haveAccount', {
        signIn: (
          <Link key="signIn" to="/login" state={state}>
            {t('signup.signIn')}
          </Link>
        ),
      })}
    </p>
  )
}

/** For users who cannot have an account yet: as a guest, or through the school's LMS. */
export function WaysToPlay() {
  const t = useMessages(authMessages)
  return (
    <>
      <section className="pq-auth-way">
        <Icon icon={doorIcon} />
        <h2>{t('signup.guestTitle')}</h2>
        <p>{t('signup.guestText')}</p>
        <Link to="/join-game" {...signpostLook()}>
          {t('signup.guestAction')}
        </Link>
      </section>
      <section className="pq-auth-way">
        <Icon icon={schoolIcon} />
        <h2>{t('signup.schoolTitle')}</h2>
        <p>{t('signup.schoolText')}</p>
      </section>
    </>
  )
}

interface AgeGateProps {
  onOldEnough: (birth: BirthMonth) => void
  onUnderAge: () => void
}

/** Month and year of birth, without a hint at the required age. */
export function AgeGate({ onOldEnough, onUnderAge }: AgeGateProps) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const [chosen, setChosen] = useState(NO_BIRTH)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const required = missing ? errorText({ code: 'birth_required' }) : undefined

  const refuse = () => {
    closeSignUp()
    onUnderAge()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(true)
    const birth = birthOf(chosen)
    if (!birth) return focusFirstInvalid(element.current)
    if (!oldEnough(birth.birthYear, birth.birthMonth, new Date())) return refuse()
    setBusy(true)
    try {
      await call(api, 'POST /api/auth/age-check', { body: birth })
      onOldEnough(birth)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'under_age') return refuse()
      toasts.error(authFailureText(error, errorText) ?? t('signup.unexpected'))
      setBusy(false)
      focusControl(element.current, '[type=submit]')
    }
  }
  return (
    <>
      <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
        <BirthFields value={chosen} onChange={setChosen} required={required} disabled={busy} />
        <Signpost type="submit" full busy={busy}>
          {t('signup.ageSubmit')}
        </Signpost>
      </form>
      <HaveAccount />
    </>
  )
}

import { oldEnough } from '@pathquest/core/accounts/forms'
import { call } from '@pathquest/sdk/api/call'
import { ApiError } from '@pathquest/sdk/api/error'
import { Select, Signpost, signpostLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import { schoolIcon } from '../../shell/nav-icons'
import { doorIcon } from '../../shell/page-icons'
import { toasts } from '../../shell/Toasts'
import { closeSignUp } from './use-sign-up-form'

/** A link for users who have signed up before. */
export function HaveAccount() {
  const t = useMessages(authMessages)
  return (
    <p className="pq-auth-other">
      {t.parts('signup.haveAccount', {
        signIn: (
          <Link key="signIn" to="/login">
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

export interface BirthMonth {
  birthMonth: number
  birthYear: number
}

interface AgeGateProps {
  onOldEnough: (birth: BirthMonth) => void
  onUnderAge: () => void
}

const OLDEST_YEARS = 110

/** Month and year of birth, without a hint at the required age. */
export function AgeGate({ onOldEnough, onUnderAge }: AgeGateProps) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const months = useMemo(() => monthOptions(t.locale), [t.locale])
  const years = useMemo(() => {
    const now = new Date().getFullYear()
    return Array.from({ length: OLDEST_YEARS }, (_, i) => String(now - i)).map((value) => ({
      value,
      label: value,
    }))
  }, [])
  const required = missing ? errorText({ code: 'birth_required' }) : undefined

  const refuse = () => {
    closeSignUp()
    onUnderAge()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(true)
    if (!month || !year) return focusFirstInvalid(element.current)
    const birth = { birthMonth: Number(month), birthYear: Number(year) }
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
        <div className="pq-auth-pair">
          <Select
            label={t('signup.month')}
            value={month}
            options={months}
            placeholder={t('signup.monthPlaceholder')}
            onChange={setMonth}
            error={month ? undefined : required}
            disabled={busy}
            autoComplete="off"
          />
          <Select
            label={t('signup.year')}
            value={year}
            options={years}
            placeholder={t('signup.yearPlaceholder')}
            onChange={setYear}
            error={year ? undefined : required}
            disabled={busy}
            autoComplete="off"
          />
        </div>
        <Signpost type="submit" full busy={busy}>
          {t('signup.ageSubmit')}
        </Signpost>
      </form>
      <HaveAccount />
    </>
  )
}

function monthOptions(locale: string) {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: name.format(Date.UTC(2000, i, 15)),
  }))
}

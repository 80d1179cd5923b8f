import { toApiError } from '@pathquest/sdk/api/error'
import { InlineError, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { PROVIDER_NAMES, usePendingSignUp } from '../../api/account'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import type { ReturnState } from '../../session/session'
import { useSession } from '../../session/session'
import { LoadingScreen } from '../../shell/AppShell'
import { AuthFrame } from '../../shell/AuthFrame'
import { AgeGate, WaysToPlay } from './AgeGate'
import type { BirthMonth } from './BirthFields'
import { ProviderSignUpForm } from './ProviderSignUpForm'
import { SignUpForm } from './SignUpForm'
import { isSignUpClosed } from './use-sign-up-form'

/** Age first, neutrally and for every role; then the form, or ways to play without an account. */
export function SignUpPage() {
  const t = useMessages(authMessages)
  const { user } = useSession()
  const { state } = useLocation() as { state: ReturnState | null }
  const [query] = useSearchParams()
  const [birth, setBirth] = useState<BirthMonth>()
  const [closed, setClosed] = useState(isSignUpClosed)

  if (user) return <Navigate to={state?.from ?? '/dashboard'} replace />
  if (closed) {
    return (
      <AuthFrame title={t('signup.closedTitle')} intro={t('signup.closedText')}>
        <WaysToPlay />
      </AuthFrame>
    )
  }
  const steps = { birth, onOldEnough: setBirth, onUnderAge: () => setClosed(true) }
  return query.get('with') === 'provider' ? <WithProvider {...steps} /> : <WithEmail {...steps} />
}

interface Steps {
  birth: BirthMonth | undefined
  onOldEnough: (birth: BirthMonth) => void
  onUnderAge: () => void
}

function WithEmail({ birth, onOldEnough, onUnderAge }: Steps) {
  const t = useMessages(authMessages)
  return (
    <AuthFrame title={t('signup.title')} intro={t(birth ? 'signup.intro' : 'signup.ageIntro')}>
      {birth ? (
        <SignUpForm birth={birth} onUnderAge={onUnderAge} />
      ) : (
        <AgeGate onOldEnough={onOldEnough} onUnderAge={onUnderAge} />
      )}
    </AuthFrame>
  )
}

/** The first sign-in with a provider. */
function WithProvider({ birth, onOldEnough, onUnderAge }: Steps) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const { data: pending, error, isPending } = usePendingSignUp()
  if (isPending) return <LoadingScreen />
  if (!pending) {
    return (
      <AuthFrame title={t('signup.title')}>
        <InlineError>
          {error ? errorText(toApiError(error)) : t('signup.socialExpired')}
        </InlineError>
        <Link to="/login" {...signpostLook({ full: true })}>
          {t('signup.socialAgain')}
        </Link>
      </AuthFrame>
    )
  }
  if (!birth) {
    return (
      <AuthFrame title={t('signup.title')} intro={t('signup.ageIntro')}>
        <AgeGate onOldEnough={onOldEnough} onUnderAge={onUnderAge} />
      </AuthFrame>
    )
  }
  const provider = PROVIDER_NAMES[pending.provider]
  return (
    <AuthFrame title={t('signup.title')} intro={t('signup.socialIntro', { provider })}>
      <ProviderSignUpForm birth={birth} pending={pending} onUnderAge={onUnderAge} />
    </AuthFrame>
  )
}

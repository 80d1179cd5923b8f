import { useMessages } from '@pathquest/sdk/messages'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { ReturnState } from '../../app/RouteGuard'
import { useSession } from '../../app/session'
import { authMessages } from '../../messages/en-auth'
import { AuthFrame } from '../../shell/AuthFrame'
import { AgeGate, type BirthMonth } from './AgeGate'
import { SignUpForm } from './SignUpForm'
import { isSignUpClosed } from './sign-up-closed'
import { WaysToPlay } from './WaysToPlay'

/** Age first, neutrally and for every role; then the form, or the ways to play without an account. */
export function SignUpPage() {
  const t = useMessages(authMessages)
  const { user } = useSession()
  const { state } = useLocation() as { state: ReturnState | null }
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
  return (
    <AuthFrame title={t('signup.title')} intro={t(birth ? 'signup.intro' : 'signup.ageIntro')}>
      {birth ? (
        <SignUpForm birth={birth} onUnderAge={() => setClosed(true)} />
      ) : (
        <AgeGate onOldEnough={setBirth} onUnderAge={() => setClosed(true)} />
      )}
    </AuthFrame>
  )
}

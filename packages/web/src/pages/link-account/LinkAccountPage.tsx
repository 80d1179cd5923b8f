import './link-account.css'
import { signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { linkAccountMessages } from '../../messages/en/link-account'
import { readLinkCode, useCodeOutOfAddress } from '../../session/link-code'
import { type ReturnState, useSession } from '../../session/session'
import { LoadingScreen } from '../../shell/AppShell'
import { AuthFrame } from '../../shell/AuthFrame'
import { JoinLogin } from './JoinLogin'

/** Nobody is signed in: why to sign in, then back here with the code. */
function SignInFirst({ code }: { code: string | null }) {
  const t = useMessages(linkAccountMessages)
  const hash = code ? `#c=${code}` : ''
  const state: ReturnState = { from: { pathname: '/link-account', search: '', hash } }
  return (
    <AuthFrame title={t('link.signInTitle')}>
      <p>{t('link.signInText')}</p>
      <Link to="/login" state={state} {...signpostLook({ full: true })}>
        {t('link.signIn')}
      </Link>
      <p className="pq-auth-other">
        <Link to="/signup" state={state}>
          {t('link.signUp')}
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Where they are listed and unlinked. */
const COURSE_LOGINS = '/settings#course-logins'

/** /link-account: links a course login to the signed-in account. */
export function LinkAccountPage() {
  const { status, user } = useSession()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const code = readLinkCode(hash, state)
  useCodeOutOfAddress(hash)
  if (status === 'loading') return <LoadingScreen />
  if (!user) return <SignInFirst code={code} />
  if (!code) return <Navigate to={COURSE_LOGINS} replace />
  const leave = (hasJoined: boolean) =>
    navigate(COURSE_LOGINS, { replace: true, state: { hasJoined } })
  return (
    <JoinLogin key={code} code={code} onDone={() => leave(true)} onCancel={() => leave(false)} />
  )
}

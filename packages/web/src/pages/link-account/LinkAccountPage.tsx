import { Navigate, useLocation, useNavigate } from 'react-router'
import { codeOf } from '../../session/link-code'
import { useSession } from '../../session/session'
import { useCodeOutOfAddress } from '../../session/use-link-code'
import { LoadingScreen } from '../../shell/LoadingScreen'
import { JoinLogin } from './JoinLogin'
import { SignInFirst } from './SignInFirst'
import './link-account.css'

/** Where they are listed and parted. */
const COURSE_LOGINS = '/settings#course-logins'

/** /link-account: joins a course login to the account that is signed in. */
export function LinkAccountPage() {
  const { status, user } = useSession()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const code = codeOf(hash, state)
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

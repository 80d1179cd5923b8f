import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { codeOf } from '../../app/link-code'
import { useSession } from '../../app/session'
import { useCodeOutOfAddress } from '../../app/use-code'
import { LoadingScreen } from '../../shell/LoadingScreen'
import { CourseLogins } from './CourseLogins'
import { JoinLogin } from './JoinLogin'
import { SignInFirst } from './SignInFirst'
import './link-account.css'

/** /link-account: joins a course login to the account that is signed in; lists and parts them. */
export function LinkAccountPage() {
  const { status, user } = useSession()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [doneCode, setDoneCode] = useState<string | null>(null)
  const code = codeOf(hash, state)
  useCodeOutOfAddress(hash)
  if (status === 'loading') return <LoadingScreen />
  if (!user) return <SignInFirst code={code} />
  const forget = () => navigate('/link-account', { replace: true, state: null })
  if (code && code !== doneCode) {
    return (
      <JoinLogin
        key={code}
        code={code}
        onDone={() => {
          setDoneCode(code)
          forget()
        }}
        onCancel={forget}
      />
    )
  }
  return <CourseLogins hasJoined={doneCode !== null} />
}

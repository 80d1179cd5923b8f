import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { authMessages } from '../../messages/en/auth'

/** The way back for who has signed up before. */
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

import { signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { linkAccountMessages } from '../../messages/en/link-account'
import type { ReturnState } from '../../session/session'
import { AuthFrame } from '../../shell/AuthFrame'

/** Nobody is signed in: why to, and back here with the code afterwards. */
export function SignInFirst({ code }: { code: string | null }) {
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

import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { recoveryMessages } from '../../messages/en/recovery'
import './confirm-email.css'

/** After a sign-up that waits for its mail: what to do, also when none comes. */
export function SignUpMailed({ email }: { email: string }) {
  const t = useMessages(recoveryMessages)
  return (
    <section className="confirm-email" aria-label={t('forgot.sentTitle')}>
      <div className="confirm-email-text">
        <b>{t('forgot.sentTitle')}</b>
        <p>{t('signUp.mailed', { email })}</p>
        <p>
          {t.parts('signUp.nothing', {
            again: (
              <Link key="again" to="/signup">
                {t('signUp.again')}
              </Link>
            ),
          })}
        </p>
      </div>
    </section>
  )
}

import { signpostLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { authMessages } from '../../messages/en/auth'
import { doorIcon, schoolIcon } from '../../shell/icons'
import { useKnownRoutes } from '../../shell/known-routes'

/** For somebody who cannot have an account yet: as a guest, or through the school's LMS. */
export function WaysToPlay() {
  const t = useMessages(authMessages)
  const { hasRoute } = useKnownRoutes()
  return (
    <>
      <section className="pq-auth-way">
        <Icon icon={doorIcon} />
        <h2>{t('signup.guestTitle')}</h2>
        <p>{t('signup.guestText')}</p>
        {hasRoute('/join-game') && (
          <Link to="/join-game" {...signpostLook()}>
            {t('signup.guestAction')}
          </Link>
        )}
      </section>
      <section className="pq-auth-way">
        <Icon icon={schoolIcon} />
        <h2>{t('signup.schoolTitle')}</h2>
        <p>{t('signup.schoolText')}</p>
      </section>
    </>
  )
}

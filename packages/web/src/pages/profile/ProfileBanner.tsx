import { signpostLook } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { profileMessages } from '../../messages/en/profile'
import type { SessionUser } from '../../session/session'
import { Avatar } from '../../shell/Avatar'
import { useKnownRoutes } from '../../shell/known-routes'
import { RoleBadge } from '../../shell/RoleBadge'

/** Avatar, name, address, since when, as what; the way to change them. */
export function ProfileBanner({ user }: { user: SessionUser }) {
  const t = useMessages(profileMessages)
  const { locale } = useLanguage()
  const { hasRoute } = useKnownRoutes()
  const { displayName, email, createdAt, userType } = user
  return (
    <section className="pq-banner profile-banner">
      <Terrain seed="profile" />
      <Avatar name={displayName || email || 'U'} />
      <div>
        <h1>{displayName || t('profile.user')}</h1>
        {email && <p>{email}</p>}
        <p className="profile-since">
          <RoleBadge userType={userType} />
          {t('profile.joined', { date: formatDay(createdAt, locale) })}
        </p>
      </div>
      {hasRoute('/settings') && (
        <Link to="/settings" {...signpostLook({ tone: 'blaze' })}>
          {t('profile.edit')}
        </Link>
      )}
      <Ridge seed="profile" />
    </section>
  )
}

import './profile.css'
import type { Profile } from '@pathquest/core/contracts'
import { buttonLook, Card, Loading, StatCard, signpostLook } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { flagIcon, keyIcon, usersIcon } from '@pathquest/ui/art/icons'
import { trophyIcon } from '@pathquest/ui/art/page-icons'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useProfile } from '../../api/account'
import { formatDay } from '../../formats'
import { profileMessages } from '../../messages/en/profile'
import { type SessionUser, useSession } from '../../session/session'
import { Avatar, RoleBadge } from '../../shell/Avatar'
import { LoadFailed } from '../../shell/LoadFailed'
import { GamesCard } from '../dashboard/GamesCard'
import { Achievements } from './Achievements'
import { LedgerCard } from './LedgerCard'
import { PathkeyActivity } from './PathkeyActivity'

/** Avatar, name, email address, member since, role; a link to change them. */
function ProfileBanner({ user }: { user: SessionUser }) {
  const t = useMessages(profileMessages)
  const { locale } = useLanguage()
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
      <Link to="/settings" {...signpostLook({ tone: 'blaze' })}>
        {t('profile.edit')}
      </Link>
      <Ridge seed="profile" />
    </section>
  )
}

/** /profile: identity, achievements and recent activity. */
export function ProfilePage() {
  const t = useMessages(profileMessages)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useProfile()
  if (!user) return null
  return (
    <div className="pq-page profile">
      <ProfileBanner user={user} />
      {data ? (
        <Filled profile={data} userType={user.userType} />
      ) : error ? (
        <LoadFailed
          headingLevel={2}
          title={t('profile.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      ) : (
        <Loading text={t('profile.loading')} />
      )}
    </div>
  )
}

interface FilledProps extends Pick<SessionUser, 'userType'> {
  profile: Profile
}

function Filled({ profile, userType }: FilledProps) {
  const t = useMessages(profileMessages)
  return (
    <>
      <Figures profile={profile} userType={userType} />
      {userType === 'parent' && (
        <Card title={t('profile.children')}>
          <p>{t('profile.childrenText')}</p>
          <Link to="/children" {...buttonLook()}>
            {t('profile.children')}
          </Link>
        </Card>
      )}
      <Achievements achievements={profile.achievements} />
      <div className="profile-columns">
        <div>
          {/* All games have ended: no prompt to host or to join. */}
          {profile.games.length > 0 && <GamesCard games={profile.games} userType="student" />}
          <PathkeyActivity pathkeys={profile.recentPathkeys} />
        </div>
        <LedgerCard lines={profile.ledger} userType={userType} />
      </div>
    </>
  )
}

function Figures({ profile, userType }: FilledProps) {
  const t = useMessages(profileMessages)
  const { locale } = useLanguage()
  const show = (value: number) => formatNumber(locale, value)
  return (
    <dl className="pq-stat-grid profile-figures">
      {userType === 'teacher' && (
        <StatCard
          icon={usersIcon}
          label={t('profile.gamesHosted')}
          value={show(profile.gamesHosted)}
        />
      )}
      <StatCard icon={trophyIcon} label={t('profile.tokens')} value={show(profile.tokens)} />
      <StatCard
        icon={keyIcon}
        label={t('profile.pathkeysCollected')}
        value={show(profile.pathkeysCollected)}
      />
      <StatCard
        icon={flagIcon}
        label={t('profile.gamesPlayed')}
        value={show(profile.gamesPlayed)}
      />
    </dl>
  )
}

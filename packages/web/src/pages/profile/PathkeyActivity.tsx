import type { Profile } from '@pathquest/core/contracts'
import { Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { profileMessages } from '../../messages/en/profile'
import { KeyArt } from '../../shell/KeyArt'

/** The latest pathkeys. */
export function PathkeyActivity({ pathkeys }: { pathkeys: Profile['recentPathkeys'] }) {
  const t = useMessages(profileMessages)
  const { locale } = useLanguage()
  return (
    <Card
      title={t('profile.activity')}
      aside={
        <Link to="/collection" className="pq-link">
          {t('profile.collection')}
        </Link>
      }
    >
      {pathkeys.length === 0 ? (
        <EmptyState title={t('profile.noActivity')} />
      ) : (
        <ul className="profile-rows">
          {pathkeys.map(({ pathkey, acquiredAt }) => (
            <li key={pathkey.id}>
              <span className="profile-key">
                <KeyArt pathkey={pathkey} />
              </span>
              <span className="profile-row-main">
                <b lang={t.contentLang}>{pathkey.name}</b>
                <span className="pq-muted">
                  {t('profile.collected')}
                  {' · '}
                  {formatDay(acquiredAt, locale)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

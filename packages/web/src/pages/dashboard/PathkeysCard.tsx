import type { Dashboard } from '@pathquest/core/contracts'
import { DASHBOARD_RECENT_PATHKEYS } from '@pathquest/core/rewards/amounts'
import { Badge, Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { dashboardMessages } from '../../messages/en/dashboard'
import { KeyArt } from '../../shell/KeyArt'
import './dashboard-rows.css'

const SHORT_ID_LENGTH = 8

type OwnedPathkey = Dashboard['recentPathkeys'][number]

interface PathkeysCardProps {
  pathkeys: readonly OwnedPathkey[]
}

export function PathkeysCard({ pathkeys }: PathkeysCardProps) {
  const t = useMessages(dashboardMessages)
  return (
    <Card
      className="dashboard-card"
      title={t('dashboard.recentPathkeys')}
      aside={
        <Link to="/collection" className="pq-link">
          {t('dashboard.viewCollection')}
        </Link>
      }
    >
      {pathkeys.length === 0 ? (
        <EmptyState title={t('dashboard.noPathkeys')} text={t('dashboard.noPathkeysHint')} />
      ) : (
        <ul className="dashboard-rows">
          {pathkeys.slice(0, DASHBOARD_RECENT_PATHKEYS).map((owned) => (
            <PathkeyLine key={owned.pathkey.id} owned={owned} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const PathkeyLine = memo(function PathkeyLine({ owned }: { owned: OwnedPathkey }) {
  const t = useMessages(dashboardMessages)
  const { locale } = useLanguage()
  const { pathkey, quantity, acquiredAt } = owned
  return (
    <li className="dashboard-row">
      <span className="dashboard-medallion">
        <KeyArt pathkey={pathkey} />
      </span>
      <span className="dashboard-row-main">
        <b className="dashboard-row-title" lang={t.contentLang}>
          {pathkey.name}
        </b>
        <span className="dashboard-row-note">
          {t('dashboard.acquired', { date: formatDay(acquiredAt, locale) })}
        </span>
        <span className="dashboard-row-note">
          {t('dashboard.pathkeyId', { id: pathkey.id.slice(0, SHORT_ID_LENGTH) })}
        </span>
      </span>
      <span className="dashboard-row-badges">
        <Badge variant={pathkey.rarity}>{t(`dashboard.${pathkey.rarity}`)}</Badge>
        <Badge variant="outline">{t('dashboard.quantity', { quantity })}</Badge>
      </span>
    </li>
  )
})

import { uiMessages, useMessages } from '@pathquest/ui/messages'

/** The shape of the page while its figures are on the way. */
export function DashboardSkeleton() {
  const t = useMessages(uiMessages)
  return (
    <div role="status">
      <span className="pq-hidden">{t('ui.loading')}</span>
      <div aria-hidden="true" className="dashboard-skeleton">
        <div className="pq-stat-grid">
          {[1, 2, 3, 4].map((card) => (
            <div key={card} className="pq-card pq-stat">
              <i data-width="60" />
              <i data-width="30" data-tall />
            </div>
          ))}
        </div>
        <div className="dashboard-columns">
          {[1, 2].map((card) => (
            <div key={card} className="pq-card dashboard-card">
              <i data-width="40" data-tall />
              <i data-width="100" />
              <i data-width="80" />
              <i data-width="90" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

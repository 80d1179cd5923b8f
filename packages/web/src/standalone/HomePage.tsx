import type { Site, Stats } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useEffect, useState } from 'react'
import { api } from '../api/client'
import { withRetries } from '../api/retries'
import { Home } from '../pages/home/Home'

/** / without the app: its figures are fetched once it is shown. */
export function HomePage() {
  const [stats, setStats] = useState<Stats | null>()
  const [family, setFamily] = useState<Site['family']>([])
  useEffect(() => {
    withRetries(() => call(api, 'GET /api/stats')).then(setStats, () => setStats(null))
    withRetries(() => call(api, 'GET /api/site')).then(
      (site) => setFamily(site.family),
      // The page is complete without links to other products.
      () => {},
    )
  }, [])
  return <Home stats={stats} family={family} />
}

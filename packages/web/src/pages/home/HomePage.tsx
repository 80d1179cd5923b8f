import { useStats } from '../../api/dashboard'
import { useSite } from '../../api/site'
import { Home } from './Home'
import './index.css'

/** / inside the app; a direct visit gets `standalone/`. */
export function HomePage() {
  const { data: stats, isError } = useStats()
  const { data: site } = useSite()
  return <Home stats={stats ?? (isError ? null : undefined)} family={site?.family ?? []} />
}

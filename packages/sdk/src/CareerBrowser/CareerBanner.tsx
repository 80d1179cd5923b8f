import { usePart } from '../use-part'
import { industryTint } from './industry-tint'

export interface CareerBannerProps {
  title: string
  industry: string
}

/** Where it does not come, the tint stands alone. */
const loadSheet = () => import('./CareerSheet')

/** The career's map sheet in the tint of its industry; its artwork comes after the first paint. */
export function CareerBanner({ title, industry }: CareerBannerProps) {
  const sheet = usePart(loadSheet, true)
  return (
    <div
      className="pq-career-banner"
      style={{ background: `var(--pq-map-${industryTint(industry)})` }}
      aria-hidden="true"
    >
      {sheet.status === 'ready' && <sheet.exports.CareerSheet title={title} industry={industry} />}
    </div>
  )
}

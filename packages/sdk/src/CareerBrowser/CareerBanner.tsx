import type { ReactNode } from 'react'
import { industryTint } from './industry-tint'

export interface CareerBannerProps {
  industry: string
  /** The map sheet, once it is there; until then the tint stands alone. */
  children?: ReactNode
}

/** The top of a career in the tint of its industry. */
export const CareerBanner = ({ industry, children }: CareerBannerProps) => (
  <div
    className="pq-career-banner"
    style={{ background: `var(--pq-map-${industryTint(industry)})` }}
    aria-hidden="true"
  >
    {children}
  </div>
)

import { hashText } from '@pathquest/core/random'
import type { MapTint } from '@pathquest/ui/art/CareerArt'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useState } from 'react'

/** Loaded after the first paint; until then, and if loading fails, only the tint is shown. */
const loadSheet = () => import('./CareerSheet')

const MAP_TINTS = [
  'moss',
  'water',
  'sand',
  'clay',
  'heath',
  'stone',
] as const satisfies readonly MapTint[]
/** Chosen so that the industries spread over all tints, and health is water, farming moss. */
const SALT = 'cap'

/** The map tint of any industry. */
export const industryTint = (industry: string): MapTint =>
  MAP_TINTS[hashText(SALT + industry) % MAP_TINTS.length] ?? 'moss'

export interface CareerBannerProps {
  title: string
  industry: string
  /** Its picture; the map sheet is the fallback if there is none or it does not load. */
  imageUrl?: string | null | undefined
}

/** The top of a career: its map sheet on the tint of its industry. */
export function CareerBanner({ title, industry, imageUrl }: CareerBannerProps) {
  const tint = industryTint(industry)
  const [broken, setBroken] = useState<string>()
  const sheet = useLazyChunk(loadSheet, true)
  return (
    <div
      className="pq-career-banner"
      style={{ background: `var(--pq-map-${tint})` }}
      aria-hidden="true"
    >
      {sheet.status === 'ready' && (
        <sheet.exports.CareerSheet title={title} industry={industry} tint={tint} />
      )}
      {imageUrl && imageUrl !== broken && (
        <img src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />
      )}
    </div>
  )
}

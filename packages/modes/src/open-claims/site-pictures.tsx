import type { Site } from './manifest'

/** The landform of each site, as contours draw it; 48 units. */
const LANDFORMS: Record<Site, string> = {
  creek: 'M4 13q5-5 10 0t10 0 10 0 10 0M4 25q5-5 10 0t10 0 10 0 10 0M4 37q5-5 10 0t10 0 10 0 10 0',
  terrace: 'M4 14h12q6 0 8-3t8-3h12M4 34h40M4 39h40M4 44h40M4 19h13q6 0 8-3t8-3h11',
  saddle:
    'M14 9C24 9 20 18 24 18S24 9 34 9a15 15 0 0 1 0 30C24 39 28 30 24 30S24 39 14 39a15 15 0 0 1 0-30ZM9 24a5 7 0 1 0 10 0a5 7 0 1 0-10 0M29 24a5 7 0 1 0 10 0a5 7 0 1 0-10 0',
  spur: 'M4 6q18 2 40 18Q22 40 4 42M4 13q14 2 28 11Q18 33 4 35M4 20q9 0 16 4q-7 4-16 4',
}

export function SitePicture({ site }: { site: Site }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" style={{ width: 40, height: 40 }}>
      <path
        d={LANDFORMS[site]}
        fill="none"
        stroke={site === 'creek' ? 'var(--pq-info)' : 'currentColor'}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

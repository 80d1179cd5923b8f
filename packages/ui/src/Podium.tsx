import type { ReactNode } from 'react'

export interface PodiumPlace {
  /** Who stands on the step, above the name. */
  figure?: ReactNode
  name: ReactNode
  /** Below the name: the score, and a badge for the player at this screen. */
  detail?: ReactNode
}

export interface PodiumProps {
  /** First, second, third; fewer players leave steps empty. */
  places: readonly PodiumPlace[]
  /** For example "1st Theo, 2nd Maya R., 3rd Priya S.". */
  label: string
}

const DIGITS = [
  { place: 1, x: 179, y: 102, size: 66, fill: 'var(--pq-blaze)' },
  { place: 2, x: 58, y: 129, size: 46, fill: 'var(--pq-on-pine)' },
  { place: 3, x: 299, y: 138, size: 38, fill: 'var(--pq-on-pine)' },
] as const

/** One silhouette with 45 degree shoulders and the names above its steps. */
export function Podium({ places, label }: PodiumProps) {
  return (
    <div className="pq-podium">
      <div className="pq-podium-figure">
        <svg viewBox="0 0 358 152" role="img" aria-label={label}>
          <path
            d="M0 152V82l10-10H100l18-18V24l10-10H230l10 10v54l14 14H348l10 10V152Z"
            fill="var(--pq-pine)"
          />
          <path d="M118 152V68M240 152V92" stroke="var(--pq-pine-line)" strokeWidth="2" />
          {DIGITS.map((digit) => (
            <text
              key={digit.place}
              x={digit.x}
              y={digit.y}
              fill={digit.fill}
              textAnchor="middle"
              style={{ font: `800 ${digit.size}px var(--pq-font-display)` }}
            >
              {digit.place}
            </text>
          ))}
        </svg>
        {places.slice(0, 3).map((place, index) => (
          // The label of the picture contains the names already.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
            key={index}
            className="pq-podium-who"
            data-place={index + 1}
            aria-hidden="true"
          >
            {place.figure}
            <b>{place.name}</b>
            {place.detail}
          </div>
        ))}
      </div>
    </div>
  )
}

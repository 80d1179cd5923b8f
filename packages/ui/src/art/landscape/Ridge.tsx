import { bittingPath, codeCutPath, keyCuts, ridgePath } from '../bitting'
import { CodeSign } from '../CodeText'

export interface RidgeProps {
  seed: string
  width?: number
  height?: number
  /** The colour below the line: that of the ground under the banner. */
  fill?: string
}

/** The bitting line as the lower edge of a banner. One on a screen. */
export function Ridge({ seed, width = 1280, height = 20, fill = 'var(--pq-bg)' }: RidgeProps) {
  return (
    <svg
      className="pq-ridge"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={`${ridgePath(seed, width, height)}V${height + 2}H0Z`} fill={fill} />
    </svg>
  )
}

export interface BittingProps {
  code: string
  /** The line's text for screen readers, for example "Cut 4 2 4 3 1"; hidden when absent. */
  label?: string
}

/** The cut of one pathkey as a small line. */
export function Bitting({ code, label }: BittingProps) {
  return (
    <svg
      className="pq-bitting"
      viewBox="0 0 60 22"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path
        d={bittingPath(code)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Depths as people count them, 1 to 5. */
export const bittingDepths = (code: string): string =>
  keyCuts(code)
    .map((depth) => depth + 1)
    .join(' ')

export interface CodePlateProps {
  code: string
  /** For example "Game code 7 K 4 Q 2 X". */
  label: string
}

/** The game code on blaze; the lower edge is the cut of that code. Scales with its container. */
export function CodePlate({ code, label }: CodePlateProps) {
  return (
    <div className="pq-code-plate" role="img" aria-label={label}>
      <div className="pq-code-plate-face" aria-hidden="true">
        {[...code].map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its position
          <span key={i}>
            <CodeSign sign={sign} />
          </span>
        ))}
        <svg viewBox="0 0 1320 66" preserveAspectRatio="none" aria-hidden="true">
          <path d={codeCutPath(code)} fill="var(--pq-blaze)" />
        </svg>
      </div>
    </div>
  )
}

import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type CSSProperties, useId } from 'react'
import { Camp } from './Camp'
import { Crowd } from './Crowd'
import type { ClassPlay } from './climber'
import { BANDS, OUTLINE, SUMMIT, TRAIL } from './ground'
import { Flag, Pine } from './Mountaineers'
import { Sky } from './Sky'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export interface ClassClimbProps {
  play: ClassPlay
  /** 0 at the start, 1 at the end; null: there is no clock. */
  day: number | null
  isEvening: boolean
  /** Only the foot of the mountain with the camp: the end of the day. */
  isFoot?: boolean
  style?: CSSProperties
}

const [WIDTH, HEIGHT] = [1600, 620]
const FLAGS_MAX = 9

/** The mountain of the class: everybody at their bend, unnamed, and the camp that grows below. */
export function ClassClimb({ play, day, isEvening, isFoot, style }: ClassClimbProps) {
  const t = useTexts(en, es)
  // Two scenes may stand on one page.
  const clip = `switchback-${useId().replace(/\W/g, '')}`
  const { camped, at, tops } = play
  const list = at.flatMap((count, bend) =>
    bend > 0 && count > 0 ? [t('class.at', { count, bend })] : [],
  )
  const label = [t('class', { count: camped }), ...list, t('class.tops', { count: tops })]
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={`xMidYMax ${isFoot ? 'slice' : 'meet'}`}
      role="img"
      aria-label={label.join('. ')}
      style={style}
    >
      <Sky width={WIDTH} height={HEIGHT} day={day} isEvening={isEvening} sunSize={48} />
      <path d={HILLS} fill="var(--pq-map-heath)" opacity=".8" />
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {BANDS.map(({ path, fill }) => (
          <path key={path} d={path} fill={fill} />
        ))}
        <path d={CONTOURS} fill="none" stroke="var(--pq-text)" strokeWidth="2" opacity=".22" />
      </g>
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={OUTLINE} stroke="var(--pq-text)" strokeWidth="4" />
        <path d={TRAIL} stroke="var(--pq-text)" strokeWidth="21" />
        <path d={TRAIL} stroke="var(--pq-surface)" strokeWidth="14" />
      </g>
      {PINES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Pine />
        </g>
      ))}
      <Summit tops={tops} />
      <path d={MEADOW} fill="var(--pq-map-moss)" stroke="var(--pq-text)" strokeWidth="4" />
      <Camp play={play} isEvening={isEvening} isFoot={isFoot === true} />
      <Crowd at={at} />
    </svg>
  )
}

/** A flag for each who has reached the top, while there is room; then only their number. */
function Summit({ tops }: { tops: number }) {
  const t = useTexts(en, es)
  const flags = Math.min(FLAGS_MAX, tops)
  return (
    <g transform={`translate(${SUMMIT.x} ${SUMMIT.y})`}>
      {tops > 0 && (
        // A new one for each arrival: it shows itself again.
        <g key={tops} style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}>
          <path
            d="M-58-24-84-34M-52-52-72-72M-24-70-32-98M24-70 32-98M52-52 72-72M58-24 84-34"
            stroke="var(--pq-blaze)"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </g>
      )}
      {Array.from({ length: flags }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
          key={i}
          transform={`translate(${flagX(i)} ${Math.abs(flagX(i)) * 0.72 + 2}) scale(1.2)`}
        >
          <g style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}>
            <Flag fill={i % 2 ? 'var(--pq-surface)' : 'var(--pq-blaze)'} />
          </g>
        </g>
      ))}
      {tops > 0 && (
        <text
          x="112"
          y="-8"
          fill="var(--pq-text)"
          style={{ font: '800 36px var(--pq-font-display)' }}
        >
          {t('class.tops', { count: tops })}
        </text>
      )}
    </g>
  )
}

const flagX = (i: number): number => (i % 2 ? -1 : 1) * Math.ceil(i / 2) * 17

const HILLS =
  'M-900 620V440l150-70h130l110 60h150l140-80h120l150 90h130l160-70h140l120 60h160l140-60h130l170 90 140-80h120l150 90h130l160-70h140l120 60h160l140-60V620Z'
const MEADOW = 'M-2000 560H160l60-14h220l60 12h560l50-10h240l60 14H3600V1400H-2000Z'
const CONTOURS =
  'M380 520q300-40 560-34t520 40M480 440q220-40 480-34t420 46M600 356q180-30 340-26t310 40M660 286q150-24 290-20t230 30M760 206q90-18 180-14t150 22'
const PINES = [
  [396, 512, 1.5],
  [470, 486, 1.2],
  [660, 494, 1.3],
  [1090, 452, 1.2],
  [1390, 530, 1.6],
  [1460, 548, 1.3],
  [700, 420, 1],
  [1030, 388, 0.9],
] as const

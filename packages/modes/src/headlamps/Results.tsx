import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { Flames, Lamp } from './lamp'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { SIGNS, type Sign } from './walker'

interface OwnEnding {
  night: string
  lamps: number
  taken: number
}
interface Summary {
  lights: readonly number[]
  litPercent: number | null
}

/** The own night from question to question; for the class, how its lights went and came. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const own = ownEnding as unknown as OwnEnding | null
  const all = summary as unknown as Summary | null
  if (own && own.night !== '') {
    return (
      <>
        <OwnNight {...own} />
        {children}
      </>
    )
  }
  if (!all || own) return children
  return (
    <>
      <section className="pq-own-scene">
        <h2 className="pq-hidden">{t('end.class')}</h2>
        <ClassNight lights={all.lights} label={t('end.lights', { list: all.lights.join(', ') })} />
        {all.litPercent !== null && <p>{t('end.lit', { percent: all.litPercent })}</p>}
      </section>
      {children}
    </>
  )
}

const COLUMN = 34

function OwnNight({ night, taken }: OwnEnding) {
  const t = useTexts(en, es)
  const signs = [...night] as Sign[]
  const times = (sign: Sign) => signs.filter((one) => one === sign).length
  const [lost, relit] = [times(SIGNS.dimmed), times(SIGNS.relit)]
  const told = [
    lost > 0 ? t('end.lost', { count: lost }) : t('end.never'),
    relit > 0 && t('end.relit', { count: relit }),
    taken > 0 && t('end.taken', { count: taken }),
  ]
  const width = Math.max(9, signs.length) * COLUMN
  const left = (width - signs.length * COLUMN) / 2
  return (
    <section className="pq-own-scene">
      <h2 className="pq-hidden">{t('end.title')}</h2>
      <svg
        className="pq-scene"
        viewBox={`0 0 ${width} 96`}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={signs.map((sign) => t(`sign.${sign}`)).join(', ')}
        style={{ background: 'var(--pq-pine-deep)' }}
      >
        <path fill="var(--pq-pine)" d="M-1000 66h3000v60h-3000Z" />
        <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d="M-1000 66h3000" />
        {signs.map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position
          <g key={i} transform={`translate(${left + (i + 0.5) * COLUMN} 0)`}>
            <Station sign={sign} />
            <text
              y="86"
              fill="var(--pq-on-pine)"
              fontSize="14"
              fontWeight="650"
              textAnchor="middle"
            >
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <p>{told.filter(Boolean).join(' · ')}</p>
    </section>
  )
}

/** What a question did: a lamp that shines or went out, a tent, the hut. */
function Station({ sign }: { sign: Sign }) {
  switch (sign) {
    case SIGNS.walked:
      return <Lamp x={0} y={44} r={8} isLit />
    case SIGNS.dimmed:
      return <Lamp x={0} y={44} r={9} isLit={false} />
    case SIGNS.sheltered:
      return <path fill="var(--pq-on-pine)" d="M-13 62 0 36l13 26H5L0 50l-5 12Z" />
    case SIGNS.passed:
      return <circle cy="52" r="3" fill="var(--pq-on-pine-muted)" />
    default:
      return (
        <>
          <path
            fill="none"
            stroke="var(--pq-on-pine)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            d="M-12 64V44M12 64V44M-15 46 0 32l15 14"
          />
          {sign !== SIGNS.waited && (
            <g transform="translate(0 63) scale(.36)">
              <Flames x={0} y={0} scale={1} />
            </g>
          )}
          {sign === SIGNS.relit && <Lamp x={0} y={18} r={7} isLit />}
        </>
      )
  }
}

/** A column of light for each question. */
const ClassNight = ({ lights, label }: { lights: readonly number[]; label: string }) => {
  const step = 600 / Math.max(1, lights.length)
  return (
    <svg
      className="pq-scene"
      viewBox="0 0 600 110"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={{ background: 'var(--pq-pine-deep)' }}
    >
      <path fill="var(--pq-pine)" d="M-2000 92h5000v40h-5000Z" />
      {lights.map((percent, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position
        <g key={i} transform={`translate(${(i + 0.5) * step} 92)`}>
          <path
            fill="var(--pq-blaze)"
            opacity=".3"
            d={`M${-step * 0.4} 0V${-percent * 0.7 - 6}h${step * 0.8}v${percent * 0.7 + 6}Z`}
          />
          <Lamp x={0} y={-percent * 0.7 - 8} r={8} isLit={percent > 0} />
        </g>
      ))}
      <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d="M-2000 92h5000" />
    </svg>
  )
}

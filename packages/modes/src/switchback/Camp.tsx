import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ClassPlay } from './climber'
import { Fire, Tent } from './Mountaineers'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

/** Left and right of where the class stands, those in front last. */
const PLACES = [
  [350, 584],
  [1440, 584],
  [270, 600],
  [1520, 600],
  [400, 610],
  [1390, 612],
  [190, 582],
  [1590, 580],
  [110, 602],
  [1660, 604],
  [30, 586],
  [1740, 588],
  [-50, 604],
  [1820, 606],
] as const
const PENNANTS = 12
const POLES = [40, 420] as const

/** A round sum that a class of this size brings into camp every half minute or so. */
export function roundStep(players: number): number {
  const wanted = Math.max(10, players * 6)
  const ten = 10 ** Math.floor(Math.log10(wanted))
  return ten * ([1, 2, 5].find((times) => times * ten >= wanted) ?? 10)
}

export interface CampProps {
  play: ClassPlay
  isEvening: boolean
  isFoot: boolean
}

/** The camp of the class: tents for what is in it, a pennant for each round sum, and the sum. */
export function Camp({ play, isEvening, isFoot }: CampProps) {
  const t = useTexts(en, es)
  const { camped, at } = play
  const step = roundStep(at.reduce((sum, count) => sum + count, 0))
  const rounds = Math.floor(camped / step)
  const tents = Math.min(PLACES.length, 1 + Math.floor((1.2 * camped) / step))
  return (
    <>
      {PLACES.slice(0, tents).map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.7)`}>
          <g style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}>
            <Tent isLit={isEvening} />
          </g>
        </g>
      ))}
      <g transform="translate(496 606) scale(1.2)">
        <Fire />
      </g>
      {!isFoot && (
        <>
          <Pennants count={rounds} />
          <g transform="translate(230 390)">
            <g key={rounds} style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}>
              <rect
                x="-182"
                y="-78"
                width="364"
                height={isEvening ? 152 : 112}
                rx="16"
                fill={isEvening ? 'var(--pq-blaze)' : 'var(--pq-surface)'}
                stroke="var(--pq-text)"
                strokeWidth="4"
              />
              <g fill={isEvening ? 'var(--pq-on-blaze)' : 'var(--pq-text)'} textAnchor="middle">
                <text y="-14" style={{ font: '800 66px var(--pq-font-display)' }}>
                  {camped.toLocaleString(t.locale)}
                </text>
                <text y="20" style={{ font: '650 27px var(--pq-font-display)' }}>
                  {t('class.next', { count: (rounds + 1) * step })}
                </text>
                {isEvening && (
                  <text y="60" style={{ font: '800 29px var(--pq-font-display)' }}>
                    {t('evening.short')}
                  </text>
                )}
              </g>
            </g>
          </g>
        </>
      )}
    </>
  )
}

/** On a line between two poles; beyond the last one they begin anew in another colour. */
function Pennants({ count }: { count: number }) {
  const [left, right] = POLES
  const lap = Math.floor(count / PENNANTS)
  const width = (right - left) / PENNANTS
  return (
    <g stroke="var(--pq-text)" strokeWidth="2.5">
      <path d={`M${left} 560V250M${right} 540V250`} strokeWidth="7" strokeLinecap="round" />
      <path d={`M${left} 256Q${(left + right) / 2} 296 ${right} 256`} fill="none" />
      {Array.from({ length: Math.min(count, PENNANTS) }, (_, i) => {
        const share = (i + 0.5) / PENNANTS
        const isNew = i < count % PENNANTS || count % PENNANTS === 0
        const colour = (lap + (isNew ? 1 : 0)) % 2 ? 'var(--pq-blaze)' : 'var(--pq-info)'
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a pennant is its place
            key={`${i} ${colour}`}
            d={`M${left + i * width + 4} ${256 + 80 * share * (1 - share)}h${width - 8}l${4 - width / 2} 32Z`}
            fill={colour}
            style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}
          />
        )
      })}
    </g>
  )
}

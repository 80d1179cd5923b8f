import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useEffect, useState } from 'react'
import type { ResultsPieceProps } from '../pieces'
import type { Looks, Turns } from './looks'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const ROW = 46
const LEFT = 74
const LENGTH = 500

/** As many rows as can be read beside the podium of host and projector. */
const WATCHED_ROWS = 4

/** The talks that moved the class most, in the order of their questions. */
const biggest = (story: Looks['story']): Looks['story'] =>
  [...story]
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, WATCHED_ROWS)
    .sort((a, b) => a.question - b.question)

/** The end: how far each talk moved the class. */
export function Results({ summary: sent, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const [isWalked, setWalked] = useState(false)
  useEffect(() => setWalked(true), [])
  const all = (sent as unknown as Pick<Looks, 'story'>).story
  const story = playerId === null ? biggest(all) : all
  const own = ownEnding as unknown as Turns | null
  const x = (percent: number) => LEFT + (LENGTH * percent) / 100
  const rows = story.map((row) => t('end.row', { ...row, number: row.question }))
  return (
    <>
      <section className="pq-stack" style={{ width: '100%' }}>
        <h2>{t('end.title')}</h2>
        {story.length === 0 ? (
          <p>{t('end.none')}</p>
        ) : (
          <svg
            className="pq-scene"
            viewBox={`0 0 640 ${34 + ROW * story.length}`}
            role="img"
            aria-label={rows.join('. ')}
            style={{ maxHeight: playerId === null ? '20vh' : '32vh' }}
          >
            <path
              stroke="var(--pq-pine-line)"
              strokeWidth="2"
              d={[0, 50, 100].map((at) => `M${x(at)} 10V${24 + ROW * story.length}`).join('')}
            />
            {story.map(({ question, from, to }, i) => (
              <g key={question} transform={`translate(0 ${40 + ROW * i})`}>
                <text x="20" y="9" fontSize="26" fontWeight="750" fill="var(--pq-on-pine)">
                  {question}
                </text>
                <path
                  d={`M${x(from)} 0H${x(to)}`}
                  pathLength={1}
                  strokeDasharray="1 1"
                  stroke="var(--pq-blaze)"
                  strokeWidth="8"
                  style={{
                    strokeDashoffset: isWalked ? 0 : 1,
                    transition: 'stroke-dashoffset calc(2 * var(--pq-journey)) var(--pq-ease)',
                  }}
                />
                <circle
                  cx={x(from)}
                  r="9"
                  fill="var(--pq-pine)"
                  stroke="var(--pq-on-pine)"
                  strokeWidth="4"
                />
                <circle cx={x(to)} r="11" fill="var(--pq-blaze)" />
                <text
                  x={x(to) > 540 ? x(to) - 20 : x(to) + 20}
                  y="-8"
                  textAnchor={x(to) > 540 ? 'end' : 'start'}
                  fontSize="22"
                  fill="var(--pq-on-pine)"
                >
                  {to}%
                </text>
              </g>
            ))}
          </svg>
        )}
        {own && own.turned + own.kept + own.lost > 0 && <p>{t('end.own', own)}</p>}
      </section>
      {children}
    </>
  )
}

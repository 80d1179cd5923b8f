import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { CLUES, worthAt } from './trail'

interface Told {
  question: number
  career: string
  foundAt: readonly number[]
  astray: number
}
interface OwnEnding {
  trails: readonly { career: string; clue: number; isRight: boolean }[]
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** On the projector the podium needs the rest of the height. */
const CLASS_LINES = 3

/** Every hidden career as a line of prints, up to where it was found. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const own = ownEnding as unknown as OwnEnding | null
  const story = (summary as unknown as { story: readonly Told[] } | null)?.story ?? []
  if (own ? own.trails.length === 0 : story.length === 0) return children
  const [first] = (own?.trails ?? [])
    .filter(({ isRight }) => isRight)
    .sort((a, b) => a.clue - b.clue)
  const [hardest] = [...story].sort((a, b) => sum(a.foundAt) - sum(b.foundAt))
  return (
    <>
      <section className="pq-own-scene">
        <h2>{t(own ? 'end.title' : 'end.class')}</h2>
        <ol style={{ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' }}>
          {own
            ? own.trails.map(({ career, clue, isRight }, i) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: a trail is its place
                  key={i}
                  career={career}
                  prints={Array.from({ length: CLUES }, (_, k) => k < clue)}
                  flag={isRight ? clue : null}
                  isAstray={!isRight && clue > 0}
                  words={
                    isRight
                      ? t('end.found', { number: clue, points: worthAt(clue) })
                      : t(clue > 0 ? 'end.astray' : 'end.none')
                  }
                />
              ))
            : [...story]
                .sort((a, b) => sum(b.foundAt) - sum(a.foundAt))
                .slice(0, CLASS_LINES)
                .map(({ question, career, foundAt, astray }) => (
                  <Line
                    key={question}
                    career={career}
                    prints={foundAt.map((count) => count > 0)}
                    flag={null}
                    isAstray={false}
                    words={t('end.classFound', {
                      found: sum(foundAt),
                      count: sum(foundAt) + astray,
                    })}
                  />
                ))}
        </ol>
        {first && <p>{t('end.early', { career: first.career, number: first.clue })}</p>}
        {!own && hardest && story.length > 1 && <p>{t('end.hard', { career: hardest.career })}</p>}
      </section>
      {children}
    </>
  )
}

interface LineProps {
  career: string
  prints: readonly boolean[]
  flag: number | null
  isAstray: boolean
  words: string
}

function Line({ career, prints, flag, isAstray, words }: LineProps) {
  return (
    <li style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center' }}>
      <svg viewBox="0 0 132 26" width="132" height="26" aria-hidden="true" style={{ flex: 'none' }}>
        {prints.map((isOn, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a print is its place
            key={i}
            transform={`translate(${12 + i * 20} 15)`}
            fill={isOn ? 'var(--pq-text)' : 'none'}
            stroke="var(--pq-text)"
            strokeWidth="1"
            strokeDasharray={isOn ? undefined : '2 2'}
            opacity={isOn ? 1 : 0.5}
          >
            <ellipse cx="-4" cy="2" rx="2.800" ry="5" transform="rotate(60 -4 2)" />
            <ellipse cx="4" cy="-3" rx="2.800" ry="5" transform="rotate(60 4 -3)" />
          </g>
        ))}
        {flag !== null && (
          <g transform={`translate(${12 + (flag - 1) * 20} 15)`}>
            <path d="M7 9V-13" stroke="var(--pq-accent)" strokeWidth="2.5" strokeLinecap="round" />
            <path d="M8-14h13l-4 5 4 5H8Z" fill="var(--pq-accent)" />
          </g>
        )}
        {isAstray && (
          <path
            d="M118 8l10 10M128 8l-10 10"
            stroke="var(--pq-text)"
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        )}
      </svg>
      <b>{career}</b>
      <span>{words}</span>
    </li>
  )
}

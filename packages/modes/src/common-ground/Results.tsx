import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { SideMark } from './Fork'
import type { Side } from './manifest'
import { talkOf } from './talk'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useSaid } from './told'
import type { OwnEnding, Summary } from './views'

type Told = Summary['pairs'][number]

/** As many as a projector has room for; a player reads all of them. */
const CLASS_LINES = 4

/** Where the class walks, pair by pair, and what to talk about. */
export function Results({ summary, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const say = useSaid()
  const all = summary as unknown as Summary | null
  const own = ownEnding as unknown as OwnEnding | null
  if (!all || all.pairs.length === 0) return children
  const shown = all.pairs.filter(({ share }) => share !== null)
  const lines = playerId === null ? mostTelling(shown) : all.pairs
  const sideAt = (told: Told): Side | null =>
    own?.walk.find(({ at }) => at === all.pairs.indexOf(told))?.side ?? null
  const close = closestOf(all, own)
  return (
    <>
      <section className="pq-own-scene">
        <h2>{t(own ? 'end.own' : 'end.class')}</h2>
        {own && own.points > 0 && <p>{t('end.points', { count: own.points })}</p>}
        {close && <p>{say(close)}</p>}
        {shown.length === 0 && <p>{t('end.none')}</p>}
        <ul style={{ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }}>
          {lines.map((told) => (
            <Line key={told.first.en} told={told} own={sideAt(told)} />
          ))}
        </ul>
      </section>
      {playerId === null && (
        <section style={{ display: 'grid', gap: 8 }}>
          <h2>{t('talk.title')}</h2>
          <ul
            style={{
              display: 'grid',
              gap: 8,
              margin: 0,
              padding: 0,
              listStyle: 'none',
              fontWeight: 650,
            }}
          >
            {talkOf(all).map((said) => (
              <li key={said.key}>{say(said)}</li>
            ))}
          </ul>
        </section>
      )}
      {playerId === null ? null : children}
    </>
  )
}

/** The most even one, and those on which the class agrees most. */
function mostTelling(shown: readonly Told[]): Told[] {
  const apart = ({ share }: Told) => Math.abs((share ?? 50) - 50)
  return [...shown].sort((a, b) => apart(b) - apart(a)).slice(0, CLASS_LINES)
}

/** The guess that came closest. */
function closestOf({ pairs }: Summary, own: OwnEnding | null) {
  const guesses = (own?.walk ?? []).flatMap(({ at, guess }) => {
    const pair = pairs[at]
    const share = pair?.share ?? null
    return pair && guess !== null && share !== null ? [{ pair, guess, share }] : []
  })
  const [best] = guesses.sort((a, b) => Math.abs(a.guess - a.share) - Math.abs(b.guess - b.share))
  return best ? { key: 'end.close', ...best } : null
}

/** A pair as a bar of a hundred, and the own side with its mark. */
function Line({ told, own }: { told: Told; own: Side | null }) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const { share } = told
  const side = (which: Side, count: number | null) => (
    <span style={{ fontWeight: own === which ? 750 : undefined }}>
      <svg
        viewBox="-12 -12 24 24"
        aria-hidden="true"
        style={{ display: 'inline', width: '1em', height: '1em', verticalAlign: '-.1em' }}
      >
        <g
          fill={own === which ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2.500"
          strokeLinejoin="round"
        >
          <SideMark side={which} size={9} />
        </g>
      </svg>{' '}
      {read(told[which])}
      {count !== null && ` ${count}`}
      {own === which && ` (${t('end.you')})`}
    </span>
  )
  return (
    <li>
      <div style={{ display: 'flex', gap: 12, justifyContent: 'space-between' }}>
        {side('first', share)}
        <span style={{ textAlign: 'end' }}>
          {side('second', share === null ? null : 100 - share)}
        </span>
      </div>
      {share !== null && (
        <svg
          viewBox="0 0 100 5"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ display: 'block', width: '100%', height: 10 }}
        >
          <path fill="var(--pq-line)" d="M0 0h100v5H0Z" />
          <path fill="var(--pq-pine)" d={`M0 0h${share}v5H0Z`} />
        </svg>
      )}
    </li>
  )
}

import type { CharacterOwner } from '@pathquest/ui/art/Character'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { SceneCharacter } from '../kits/rounds/SceneCharacter'
import type { ResultsPieceProps } from '../pieces'
import type { Holds, Step } from './footing'
import { FOOTINGS } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { FootingSign, Hills } from './trail'

interface OwnEnding {
  steps: readonly Step[]
  holds: Holds
  /** Beside what firm steps alone would have scored. */
  gain: number
}

/** The own trail from the first question to the last, and what the footings were worth. */
export function Results({ view, summary, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const own = ownEnding as unknown as OwnEnding | null
  const holds = own?.holds ?? (summary as unknown as { all: Holds } | null)?.all
  if (!holds) return children
  const player = view.leaderboard.find((row) => row.playerId === playerId) ?? {
    playerId: playerId ?? '',
  }
  return (
    <>
      <section className="pq-own-scene">
        <h2 className="pq-hidden">{t(own ? 'end.title' : 'end.class')}</h2>
        {own && own.steps.length > 0 && (
          <WholeTrail steps={own.steps} player={player} label={t('end.title')} />
        )}
        <ul className="pq-row">
          {FOOTINGS.map((footing) => {
            const [held, of] = holds[footing]
            return (
              <li key={footing} className="pq-badge" data-variant={own ? undefined : 'solid'}>
                <b>{t(footing)}</b>
                <span>{of === 0 ? t('end.never') : t('held.class', { held, count: of })}</span>
              </li>
            )
          })}
        </ul>
        {own && own.steps.length > 0 && (
          <p>
            {own.gain > 0
              ? t('end.gain', { count: own.gain })
              : own.gain < 0
                ? t('end.loss', { count: -own.gain })
                : t('end.even')}
          </p>
        )}
      </section>
      {children}
    </>
  )
}

const [WIDTH, TOP, BOTTOM] = [300, 44, 98]

interface WholeTrailProps extends Pick<OwnEnding, 'steps'> {
  player: CharacterOwner
  label: string
}

/** The score after each question as a mountain, from the first step to the last. */
function WholeTrail({ steps, player, label }: WholeTrailProps) {
  const scores = [0, ...steps.map(({ score }) => score)]
  const tread = WIDTH / scores.length
  const high = Math.max(...scores, 1)
  const y = (score = 0) => BOTTOM - (score / high) * (BOTTOM - TOP)
  const outline = scores.map((score, i) => `V${y(score)}H${(i + 1) * tread}`).join('')
  const summit = scores.lastIndexOf(high)
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} 120`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={{ background: 'var(--pq-map-water)' }}
    >
      <Hills />
      <path fill="var(--pq-map-sand)" d={`M-2000 124V${BOTTOM}H0${outline}H2400V124Z`} />
      <path
        fill="none"
        stroke="var(--pq-accent)"
        strokeWidth="4"
        strokeLinejoin="round"
        d={`M-2000 ${BOTTOM}H0${outline}`}
      />
      {steps.map(
        ({ footing, isHeld, score }, i) =>
          footing && (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a tread is its position
              key={i}
              transform={`translate(${(i + 1.5) * tread} ${y(score) + 13}) scale(${Math.min(1, tread / 26)})`}
            >
              <FootingSign footing={footing} isHeld={isHeld} />
            </g>
          ),
      )}
      {summit > 0 && (
        <path
          fill="var(--pq-blaze)"
          stroke="var(--pq-text)"
          strokeWidth="2"
          strokeLinejoin="round"
          d={`M${(summit + 0.3) * tread} ${y(high)}v-24l15 6-15 6`}
        />
      )}
      <SceneCharacter
        player={player}
        x={(scores.length - 0.4) * tread}
        y={y(scores.at(-1))}
        height={40}
      />
    </svg>
  )
}

import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { useArrived } from '../kits/motion'
import { FORK, Fork } from './Fork'
import type { Side } from './manifest'
import type { Said } from './talk'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { GroundView } from './views'

/** What is said about a pair, with its sides in the reader's language. */
export function useSaid() {
  const t = useTexts(en, es)
  const read = useOwnText()
  return ({ key, pair, side = 'first', ...numbers }: Said): string =>
    t(
      key as 'talk.any',
      {
        ...numbers,
        ...(pair && {
          first: read(pair.first),
          second: read(pair.second),
          side: read(pair[side]),
          other: read(pair[side === 'first' ? 'second' : 'first']),
        }),
      } as never,
    )
}

/** Of a share: the side that more have chosen, and how many of 100. */
export function useShare({ pair, told }: GroundView): string {
  const t = useTexts(en, es)
  const read = useOwnText()
  const share = told?.share ?? null
  if (share === null) return t('few')
  return share >= 50
    ? t('share', { count: share, side: read(pair.first) })
    : t('share', { count: 100 - share, side: read(pair.second) })
}

interface TrailProps {
  view: GroundView
  own?: Side | null
  /** As many marks as answers, else ten. */
  isWhole?: boolean
}

/** The class before the fork, in the mist, and where it went: it walks there once it is told. */
export function Trail({ view, own = null, isWhole = false }: TrailProps) {
  const t = useTexts(en, es)
  const isThere = useArrived()
  const { phase, told } = view
  const share = told?.share ?? null
  const walkers = isWhole ? (told?.answers ?? phase?.chosen ?? 0) : 10
  const first = share === null ? null : Math.round((walkers * share) / 100)
  const isMisty = phase?.name === 'guess'
  const label =
    share !== null
      ? t('scene.told', { first: share, second: 100 - share })
      : isMisty
        ? t('scene.mist')
        : t('scene.open', { count: isWhole ? walkers : (phase?.present ?? walkers) })
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${FORK.width} ${FORK.height}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={isWhole ? { flex: '1 1 0', minHeight: 0, maxHeight: '46vh' } : undefined}
    >
      <Fork walkers={walkers} first={isThere ? first : null} own={own} isMisty={isMisty} />
    </svg>
  )
}

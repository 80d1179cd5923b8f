import type { Pair } from './pairs'
import type { Summary } from './views'

/** From here to its counterpart a class is split. */
const EVEN_FROM = 40
export const MOST_FROM = 80
/** The class did not know this of itself. */
export const SURPRISE_FROM = 15

/** Fields of a text: `side` is what most of the class chose. */
export interface Said {
  key: string
  pair?: Pair
  side?: 'first' | 'second'
  share?: number
  guess?: number
  rest?: number
}

export const isEven = (share: number): boolean => share >= EVEN_FROM && share <= 100 - EVEN_FROM
export const mostOf = (share: number) => (share >= 50 ? 'first' : 'second')

/** Share and guess of the side that more have chosen. */
export const ofMost = (share: number, guess: number) =>
  share >= 50
    ? { side: 'first' as const, share, guess }
    : { side: 'second' as const, share: 100 - share, guess: 100 - guess }

type Shown = Summary['pairs'][number] & { share: number }
const isShown = (pair: Summary['pairs'][number]): pair is Shown => pair.share !== null

const most = (pairs: readonly Shown[], of: (pair: Shown) => number): Shown | undefined =>
  pairs.reduce<Shown | undefined>((a, b) => (a && of(a) >= of(b) ? a : b), undefined)

const offOf = ({ middle, share }: Shown): number => (middle === null ? 0 : Math.abs(middle - share))

/** One or two questions for the class, from what it did. */
export function talkOf({ pairs }: Summary): Said[] {
  const shown = pairs.filter(isShown)
  const surprise = most(shown, offOf)
  const isSurprise = surprise !== undefined && offOf(surprise) >= SURPRISE_FROM
  const others = shown.filter((pair) => !isSurprise || pair !== surprise)
  const even = most(others, ({ share }) => -Math.abs(share - 50))
  const clear = most(others, ({ share }) => Math.abs(share - 50))
  const said: Said[] = []
  if (isSurprise) {
    said.push({
      key: 'talk.surprise',
      pair: surprise,
      ...ofMost(surprise.share, surprise.middle ?? surprise.share),
    })
  }
  if (even && isEven(even.share)) {
    said.push({ key: 'talk.even', pair: even, share: even.share, rest: 100 - even.share })
  } else if (clear) {
    const side = mostOf(clear.share)
    const share = Math.max(clear.share, 100 - clear.share)
    said.push({ key: 'talk.most', pair: clear, side, share })
  }
  return said.length > 0 ? said : [{ key: 'talk.any' }]
}

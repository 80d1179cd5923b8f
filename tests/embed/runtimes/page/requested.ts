/** What the test page shows: encoded in its URL, so that server and browser read the same. */
export interface Requested {
  /** Origin of the product. */
  product: string
  show: 'careers' | 'join' | 'play' | 'leaderboard'
  /** The number of instances. */
  count?: number
  locale?: string
  theme?: 'light' | 'dark' | 'auto'
  strict?: boolean
  /** The page's own listener of `onJoin` throws. */
  faulty?: boolean
  sessionId?: string
  seatToken?: string
  shareToken?: string
}

export const writeRequested = (requested: Requested): string =>
  new URLSearchParams({ requested: JSON.stringify(requested) }).toString()

export const readRequested = (search: string): Requested =>
  JSON.parse(new URLSearchParams(search).get('requested') ?? '')

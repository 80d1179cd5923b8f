/** What a page may be made to fetch: kB of 1000 bytes, gzip at level 9 of each file. */
export const sizeBudgets = {
  loader: 1.5,
  /** Career browser, join form, leaderboard: the largest, all that came until it stood. */
  firstWidget: 18,
  /** The same, until the lobby stands. */
  gamePlayer: 22,
  /** The single file, with every widget but the game player: what came until any of them stood. */
  iife: 22,
  /** The largest component of the npm package, without React. */
  npmComponentMax: 6,
}

/** How long a visitor may wait, on a quarter of this CPU and slow 4G. */
export const timeBudgets = {
  /** Median, from the navigation to the first cards painted. */
  readyMs: 1500,
  /** Median, from the keypress to the frame with what it found among 1,000 careers. */
  filterToPaintMs: 100,
  /** Of every widget, on a desk and on a phone, until 3 s after it stood. */
  layoutShift: 0,
}

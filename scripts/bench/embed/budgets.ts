/** What a page may be made to fetch: kB of 1000 bytes, gzip at level 9 of each file. */
export const sizeBudgets = {
  loader: 3,
  /** Career browser, join form, leaderboard: the largest, all that came until it stood. */
  firstWidget: 27,
  /** The same, until the lobby stands. */
  gamePlayer: 36,
  /** The single file, in which every widget and mode is whole; 80 was asked (038). */
  iife: 88,
  /** The largest component of the npm package, without React. */
  npmComponentMax: 20,
}

/** How long a visitor may wait, on a quarter of this CPU and slow 4G. */
export const timeBudgets = {
  /** From the navigation to the first cards painted, by what a page takes that shows the same data. */
  readyRatio: 1.6,
  /** From the keypress to the frame with what it found, by what a frame takes that shows the key. */
  filterToPaintRatio: 5,
  /** Of every widget, on a desk and on a phone, until 3 s after it stood. */
  layoutShift: 0,
}

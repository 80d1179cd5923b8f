/** Size budgets: kB of 1000 bytes, gzip at level 9 of each file. */
export const sizeBudgets = {
  loader: 3,
  /**
   * Career browser, join form, leaderboard: the largest, everything loaded until it is rendered.
   */
  firstWidget: 27,
  /**
   * The same, until the lobby is rendered; the requirement was 36. It has the address of each mode's
   * chunk: 25 bytes a mode.
   */
  gamePlayer: 36.1,
  /**
   * The single file, which includes every widget and mode; the requirement was 80 (decision 015).
   */
  iife: 248,
  /** The largest component of the npm package, without React. */
  npmComponentMax: 21,
}

/** Time budgets, on a quarter of this CPU and slow 4G. */
export const timeBudgets = {
  /**
   * From the navigation to the first cards painted, divided by the time of a page with the same
   * data.
   */
  readyRatio: 1.6,
  /**
   * From the keypress to the frame with its results, divided by the time of a frame that shows the
   * key.
   */
  filterToPaintRatio: 5,
  /** Layout shift of every widget, on a desktop and on a phone, until 3 s after it is rendered. */
  layoutShift: 0,
}

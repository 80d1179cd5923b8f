/**
 * Size budgets of pages: kB of 1000 bytes, gzip of every script until the network is idle. A student
 * loads these two over a school's network; a shared module grows both.
 */
export const pageBudgetsKb = {
  join: 93,
  /** In the lobby, with the parts of a game that load meanwhile. */
  player: 125,
}

/**
 * For a look that is repeated until something has come: as patient as those for a settlement, since
 * the second of vitest itself is soon over where others work on the same cores.
 */
export const soon = { timeout: 12_000, interval: 20 }

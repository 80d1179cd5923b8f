/** Whole minutes that a person may need; never none. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

const SHORTEST_PX = 660
/** Dialogs stand in the middle of the frame: it must not grow much beyond a screen. */
const LONGEST_PX = 1_100

/** Of a game that is led: its bar keeps the next step in sight, in a frame that fits a screen. */
export const STAGE_PX = SHORTEST_PX

/** Of pages that scroll on and on. */
export const READING_PX = 900

/** The height an LMS is asked for; what is longer scrolls inside. */
export const frameHeight = (contentPx: number): number =>
  Math.min(Math.max(Math.ceil(contentPx), SHORTEST_PX), LONGEST_PX)

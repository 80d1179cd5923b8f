/**
 * Brings everything that moves and will end to its end, as tests stand still at the start of each
 * animation: what has not faded in yet has no colours to judge.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
      animation.finish()
    }
  }
}

/** On a projector nobody scrolls. */
export function expectNoScrolling(): void {
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollHeight > clientHeight) {
    throw new Error(`${scrollHeight} px high on a screen of ${clientHeight} px`)
  }
}

/** A widget is never wider than its page, down to 320 px. */
export function expectNoSidewaysScrolling(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    throw new Error(`${scrollWidth} px wide on a page of ${clientWidth} px`)
  }
}

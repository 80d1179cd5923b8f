const isEndless = (animation: Animation) =>
  animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY

/** Resolves when everything that moves and will end has ended. */
export async function atRest(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => !isEndless(animation))
  await Promise.allSettled(moving.map((animation) => animation.finished))
}

/** A widget is never wider than its page, down to 320 px. */
export function expectNoSidewaysScrolling(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    throw new Error(`${scrollWidth} px wide on a page of ${clientWidth} px`)
  }
}

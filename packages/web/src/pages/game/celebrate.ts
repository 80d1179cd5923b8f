const LASTS_FRAMES = 72

/** Confetti of 1.2 s in the product's colours; none with reduced motion. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  // A worker would be loaded from a blob, which the content policy blocks.
  const shower = confetti.create(undefined, { resize: true, useWorker: false })
  void shower({
    particleCount: 90,
    spread: 75,
    startVelocity: 42,
    ticks: LASTS_FRAMES,
    origin: { y: 0.45 },
    colors: ['#ffce3a', '#a30f70', '#0b3d3e', '#f2f6f1'],
  })
}

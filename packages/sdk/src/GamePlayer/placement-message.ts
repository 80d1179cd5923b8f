/** Which sentence a placement is met with. */
export function placementMessage(placement: number | null) {
  if (placement === null) return 'results.none'
  if (placement === 1) return 'results.first'
  if (placement === 2) return 'results.second'
  if (placement === 3) return 'results.third'
  return placement <= 10 ? 'results.topTen' : 'results.others'
}

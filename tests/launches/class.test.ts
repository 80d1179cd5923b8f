import { expect, test } from 'vitest'
import { watchLaunches } from './support/case'
import { launcher, platforms } from './support/lab'

const AT_ONCE = 100

test('a hundred simultaneous launches succeed, and the keys are fetched once', async (context) => {
  watchLaunches(context)
  const launches = Array.from({ length: AT_ONCE }, (_, i) =>
    launcher.launch(platforms.crowd, { change: () => ({ sub: `crowd-${i}` }) }),
  )
  const outcomes = await Promise.allSettled(launches)
  const missing = outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') return [reasonOf(outcome.reason)]
    const { status } = outcome.value
    return status === 303 ? [] : [`status ${status}`]
  })
  expect(missing).toEqual([])
})

/** Why a request failed. */
function reasonOf(error: unknown) {
  const { message, cause } = error as Error
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}

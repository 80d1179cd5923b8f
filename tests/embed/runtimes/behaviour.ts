import { describe, expect, test } from 'vitest'
import type { RuntimeName } from './build-page'
import { describeCareers } from './careers-behaviour'
import { describeGames } from './games-behaviour'
import { describeServer } from './server-behaviour'
import { useTestPage } from './test-page'

/** The packages of each runtime, and none of the others. */
const madeOf: Record<RuntimeName, string[]> = {
  'React 18': ['react-18', 'react-dom-18'],
  'React 19': ['react', 'react-dom'],
  'Preact 11': ['preact'],
}
const allRuntimes = Object.values(madeOf).flat()

/** The behaviour of the npm package's widgets: the same tests for every runtime. */
export function describeBehaviour(runtime: RuntimeName): void {
  describe(`the built package on ${runtime}`, () => {
    const testPage = useTestPage(runtime)

    test('is bundled with this runtime only', () => {
      const runtimes = testPage.built().packages.filter((name) => allRuntimes.includes(name))
      expect(runtimes).toEqual(madeOf[runtime])
    })

    describeCareers(testPage)
    describeGames(testPage)
    if (runtime !== 'Preact 11') describeServer(testPage)
  })
}

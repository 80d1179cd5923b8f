import { BaseSequencer } from 'vitest/node'

/** The longest files, from a measured run on two cores. */
const LONGEST = [
  ...['browser/upgrade', 'browser/whole-games', 'browser/pages', 'browser/interruptions'],
  ...['room/crash', 'room/hanging', 'room/sleeping-rooms', 'room/faults', 'room/own-pace'],
  ...['main/authorization', 'main/process', 'main/sockets', 'games/routes'],
  ...['settlement/lost-games', 'sender/score-sender', 'cli/cli'],
]

/** Starts long files first, so that at the end the workers do not wait for a single one. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    /** @param {import('vitest/node').TestSpecification} file */
    const isLong = ({ moduleId }) => LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

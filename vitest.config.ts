import { defineConfig } from 'vitest/config'
import { writeRegistries } from './scripts/build/registries.mjs'
import { LongestFirst } from './scripts/test/longest-first.mjs'

writeRegistries()

const storage = ['server/{src,test}/**/*.storage.test.ts']
/** Tests of the server that need nothing built. */
const serverUnit = [
  'server/src/auth/**/*.test.ts',
  'server/src/backup/**/*.test.ts',
  'server/src/content/**/*.test.ts',
  'server/src/question-files/**/!(routes).test.ts',
  'server/src/*.test.ts',
]

const startProduct = 'tests/browser/support/start-product.ts'

/** Files that share a process: loading the server anew for each of them takes longer than its tests. */
const together = { isolate: false }

/** Against the built product. */
const againstProduct = ['tests/support/build-product.ts', startProduct]

const inBrowsers = {
  globalSetup: againstProduct,
  // A class in browsers waits more than it works.
  maxWorkers: 2,
  // The files of a worker share its Chromium and its people.
  isolate: false,
  // As long as an element is waited for: a look that is repeated is the same kind of waiting.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  // `@pathquest/sdk` is its sources here, as the root tsconfig.json says.
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 15_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...together,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tests/game/*.test.ts',
            'party/src/**/*.test.ts',
            'scripts/{bench,build,drill,start,test}/**/*.test.ts',
            'stories/**/*.test.ts',
            'examples/lms-simulator/test/*.test.ts',
            ...serverUnit,
          ],
        },
      },
      { extends: true, test: { ...together, name: 'storage', include: storage } },
      {
        extends: true,
        test: {
          name: 'room',
          ...together,
          // These tests wait more than they work.
          maxWorkers: 5,
          testTimeout: 60_000,
          include: ['tests/room/**/*.test.ts'],
          globalSetup: ['tests/support/build-room.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...together,
          // Half of the time of these tests is that of rooms, gradebooks and the disk.
          maxWorkers: 3,
          // A first start of the whole product takes ten seconds of CPU for our content, and three
          // files may have one at once, beside browsers.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['server/src/**/*.test.ts'],
          exclude: [...storage, ...serverUnit],
          globalSetup: ['tests/support/build-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/support/build-sdk.ts'],
        },
      },
      {
        extends: true,
        test: { ...inBrowsers, name: 'browser', include: ['tests/browser/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...inBrowsers,
          name: 'browsers',
          // They switch one LMS to and fro.
          maxWorkers: 1,
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: [...againstProduct, 'tests/lti/support/start-lms.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowsers,
          name: 'embed',
          include: ['tests/embed/**/*.test.ts'],
          globalSetup: ['tests/embed/support/build-packages.ts', startProduct],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowsers,
          name: 'lti',
          include: ['tests/lti/**/*.test.ts'],
          globalSetup: [...againstProduct, 'tests/lti/support/start-lms.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'launches',
          ...together,
          // They stop platforms and shift times in one database.
          maxWorkers: 1,
          testTimeout: 60_000,
          include: ['tests/launches/*.test.ts'],
          globalSetup: againstProduct,
        },
      },
    ],
  },
})

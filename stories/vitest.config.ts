import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { type Look, RUNS } from './support/matrix'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story as a test, once in each look. */
const projectOf = ([name, look]: [string, Look]) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: {
        theme: look.theme,
        locale: look.locale,
        viewport: { value: look.viewport },
      },
    }),
  ],
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      api: { port: 21_315 },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
        contextOptions: { reducedMotion: look.reducedMotion },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { testTimeout: 20_000, isolate: false, projects: Object.entries(RUNS).map(projectOf) },
})

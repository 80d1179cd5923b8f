import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from '../scripts/test/chromium.mjs'
import { type Look, RUNS } from './support/matrix'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Storybook gives both runs one folder, where each would bundle the packages under the other. */
const ownCache = (name: string): Plugin => ({
  name: 'own-cache',
  enforce: 'post',
  config: () => ({
    cacheDir: fileURLToPath(new URL(`../node_modules/.cache/pathquest/${name}`, import.meta.url)),
  }),
})

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
    ownCache(name),
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

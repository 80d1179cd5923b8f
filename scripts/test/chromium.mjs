// Finds the Chromium of the browser tests, and installs it if possible.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canInstall, installPackages } from './debian.mjs'

// Draws the same pages as the whole browser with a quarter less of the processor, but reads no
// settings of a profile.
const shells = ['chromium-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = ['/usr/bin', '/snap/bin']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium uses only the last list: those that Playwright disables are repeated here. */
const switchedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The address bar's popup page: a process and 0.7 CPU seconds for each window, which is not
  // needed.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** The flags for the tests. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
]

/**
 * The path of a Chromium, undefined when there is none.
 * @param {{ isWhole?: boolean }} [options] `isWhole`: one that reads the settings of a profile.
 */
export function findChromium({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const places = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  const names = isWhole ? browsers : [...shells, ...browsers]
  const paths = names.flatMap((name) => places.map((folder) => join(folder, name)))
  return [...paths, ...applications].find((path) => existsSync(path))
}

/**
 * The path of a Chromium, installed if need be. A missing browser is an error.
 * @param {{ isWhole?: boolean }} [options]
 */
export async function ensureChromium(options) {
  const found = findChromium(options)
  if (found) return found
  if (!process.env.CHROMIUM_PATH && canInstall()) {
    console.log('Installing Chromium …')
    await installPackages([...shells, 'chromium', 'fonts-liberation'])
  }
  const installed = findChromium(options)
  if (!installed)
    throw new Error('The browser tests need Chromium: install it or name it in CHROMIUM_PATH.')
  return installed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(await ensureChromium())

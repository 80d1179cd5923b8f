// Finds the Chromium of the browser tests, installing it where that is possible.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canInstall, installPackages } from './debian.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The last list alone counts: those that Playwright switches off stand here again. */
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
  // The address bar's own page: a process and 0.7 s of a core for each window, which nobody sees.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** Flags under which the tests run it. */
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

/** The path of a Chromium, undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...usual, ...onPath].find((path) => existsSync(path))
}

/** The path of a Chromium, installed if need be. A missing browser is an error. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!process.env.CHROMIUM_PATH && canInstall()) {
    console.log('Installing Chromium …')
    await installPackages(['chromium', 'fonts-liberation'])
  }
  const installed = findChromium()
  if (!installed)
    throw new Error('The browser tests need Chromium: install it or name it in CHROMIUM_PATH.')
  return installed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(await ensureChromium())

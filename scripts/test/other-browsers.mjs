// Finds Firefox and WebKit for `npm run test:browsers`, and installs them if possible.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { canInstall, installPackages } from './debian.mjs'

/** Programs that the tests need, and their Debian packages. */
const needed = [
  { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  { program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { program: '/usr/bin/xvfb-run', packages: ['xvfb', 'xauth'] },
]

export const FIREFOX = '/usr/bin/firefox-esr'

const missing = () => needed.filter(({ program }) => !existsSync(program))

/**
 * Installs missing packages, as root on Debian. Resolves to the packages that are still missing:
 * none if the tests can run.
 */
export async function ensureOtherBrowsers() {
  if (missing().length > 0 && canInstall()) {
    console.log('Installing Firefox and WebKit …')
    await installPackages(missing().flatMap(({ packages }) => packages)).catch((error) =>
      console.error(error instanceof Error ? error.message : error),
    )
  }
  return missing().flatMap(({ packages }) => packages)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = await ensureOtherBrowsers()
  console.log(
    packages.length > 0 ? `Missing: ${packages.join(', ')}` : 'Firefox and WebKit are installed.',
  )
}

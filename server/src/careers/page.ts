import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CareerList } from '@pathquest/core'
import { type StaticFile, staticFile } from '../http/static-files'
import { TimedCache } from '../runtime/cache'
import type { Language } from '../runtime/language'
import { programFolder } from '../runtime/program-folder'

const KEPT_MS = 10_000
/** Built beside the server, whether that runs from its bundle or from its sources. */
const FILE = 'careers-markup.js'

interface FirstCareers {
  language: Language
  list: CareerList
}
type Render = (first: FirstCareers) => Promise<string>

/** The HTML of /careers as it was built, and what renders its first careers. */
export interface CareersHtml {
  html: string
  render: Render
}

/** Undefined: the pages are not built. */
export function loadCareersHtml(pages: string): CareersHtml | undefined {
  const path = join(pages, 'careers.html')
  if (!existsSync(path)) return undefined
  const html = readFileSync(path, 'utf8')
  // Read at the first visit: most of it is React.
  let loaded: Promise<{ careersMarkup: Render }> | undefined
  return {
    html,
    render: async (first) => {
      loaded ??= import(pathToFileURL(join(programFolder('dist', FILE), FILE)).href)
      return (await loaded).careersMarkup(first)
    },
  }
}

/** /careers with its first careers in it: a visitor sees them before any script has loaded. */
export class CareersPage {
  private readonly pages: TimedCache<StaticFile>

  constructor(
    private readonly built: CareersHtml,
    private readonly firstPage: (language: Language) => Promise<CareerList>,
    now: () => number,
  ) {
    this.pages = new TimedCache(KEPT_MS, now)
  }

  /** The same for everybody who reads this language. */
  in(language: Language): Promise<StaticFile> {
    return this.pages.get(language, async () => {
      const first = { language, list: await this.firstPage(language) }
      const markup = await this.built.render(first)
      const html = this.built.html
        .replace('<html lang="en"', () => `<html lang="${language}"`)
        .replace('<!--markup-->', () => markup)
        .replace('<!--careers-->', () => dataBlock('first-careers', first))
      return staticFile(Buffer.from(html), 'text/html; charset=utf-8')
    })
  }
}

/** Data, which no content policy forbids; nothing in it can end the element. */
const dataBlock = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

import { BROWSER_FLOOR } from '@pathquest/game-core/browser-floor'
import { createTranslate } from '@pathquest/sdk/messages'
import { browserMessages as en } from '../messages/en/browsers'
import { browserMessages as es } from '../messages/es/browsers'

/**
 * What browsers below the floor get in place of the app, in both languages: they run no script that
 * could tell which one is read. It stands hidden in every page; `show.ts` shows it.
 */
export function markup(): string {
  const sections = [
    { lang: 'en', t: createTranslate(en, 'en') },
    { lang: 'es', t: createTranslate(es, 'es') },
  ].map(
    ({ lang, t }) => `<div lang="${lang}"><h1>${t('browsers.tooOld')}</h1>
<p>${t('browsers.update')}</p>
<p>${t('browsers.students', BROWSER_FLOOR.student)}</p>
<p>${t('browsers.school')}</p></div>`,
  )
  return `<style>${STYLE}</style><main id="older-browser" hidden>${sections.join('')}</main>`
}

/** No variables, no grid: it is read where these may be missing. */
const STYLE =
  '#older-browser{max-width:36em;margin:0 auto;padding:24px 16px;background:#fff;color:#0d2b2c;font:18px/1.5 Verdana,sans-serif}#older-browser[hidden]{display:none}#older-browser h1{font-size:24px;line-height:1.25}'

import { BROWSER_FLOOR } from '@pathquest/core/browser-floor'
import { createTranslate } from '@pathquest/ui/messages'
import { browserMessages as en } from '../messages/en/browsers'
import { browserMessages as es } from '../messages/es/browsers'

/**
 * Shown instead of the app in unsupported browsers, in both languages, since they run no script
 * that could detect one. Every page contains it as a template, so that it has no effect in other
 * browsers; `show.ts` shows it. `hidden` is for browsers without templates.
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
  const notice = `<style>${STYLE}</style><main class="older-browser">${sections.join('')}</main>`
  return `<template id="older-browser" hidden>${notice}</template>`
}

/** No variables, no grid: they may be missing. */
const STYLE =
  '.older-browser{max-width:36em;margin:0 auto;padding:24px 16px;background:#fff;color:#0d2b2c;font:18px/1.5 Verdana,sans-serif}.older-browser h1{font-size:24px;line-height:1.25}'

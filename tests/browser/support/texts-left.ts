/// <reference types="vite/types/importMeta.d.ts" />
import { ERRORS } from '@pathquest/core/errors'
import type { MessageTable } from '@pathquest/ui/messages'
import type { Page } from 'playwright-core'
import * as english from '../../../packages/web/src/messages/en/tables'
import { texts as spanish } from '../../../packages/web/src/messages/es'

const widgets = import.meta.glob<Record<string, MessageTable>>(
  '../../../packages/ui/src/messages/en/*.ts',
  { eager: true },
)

/** A text as a pattern of what is shown; none if it is hardly more than its parameters. */
function patternOf(text: string): string[] {
  const words = text.replace(/\{\w+\}/g, '').match(/[a-záéíóúñ]/gi) ?? []
  if (words.length < (text.includes('{') ? 4 : 2)) return []
  return [text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')]
}
const patternsOf = (tables: MessageTable[]): string =>
  tables
    .flatMap((table) => Object.values(table))
    .flatMap((message) => (typeof message === 'string' ? message : Object.values({ ...message })))
    .flatMap((text: string) => patternOf(text))
    .join('|')

const errors = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { message }]) => [code, message]),
)
const ENGLISH = patternsOf([
  ...(Object.values(english) as MessageTable[]),
  ...Object.values(widgets).flatMap((file) => Object.values(file)),
  errors,
])
const SPANISH = patternsOf([spanish])

/** English texts on a page in Spanish, except those marked as English. */
export const englishLeft = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([englishTexts, spanishTexts]) => {
      const inEnglish = new RegExp(`^(${englishTexts})$`)
      const inSpanish = new RegExp(`^(${spanishTexts})$`)
      const found = new Set<string>()
      const look = (text: string | null, at: Element | null) => {
        const trimmed = text?.trim().replace(/\s+/g, ' ')
        if (!trimmed || at?.closest('[lang="en"], script, style, code')) return
        if (inEnglish.test(trimmed) && !inSpanish.test(trimmed)) found.add(trimmed)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        look(node.textContent, node.parentElement)
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
          look(element.getAttribute(name), element)
      look(document.title.split(' | ')[0] ?? '', null)
      return [...found]
    },
    [ENGLISH, SPANISH],
  )

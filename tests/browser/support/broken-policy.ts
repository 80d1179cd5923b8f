import type { Page } from 'playwright-core'
import { origin } from './browser'

/** Collects a page's CSP violations from now on, and its third-party requests. */
export function brokenPolicy(page: Page): readonly string[] {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^(http|ws)/.test(protocol) && host !== new URL(origin).host) broken.push(request.url())
  })
  return broken
}

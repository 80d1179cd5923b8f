import { EMBED_HEIGHTS } from '@pathquest/core/embed-heights'
import type { SingleFile } from '../../api/embed-file'

import { attributesOf, type EmbedState, SAMPLE_TOKEN } from './embed-state'
import { reactSnippet } from './react-snippet'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function markup(state: EmbedState): string {
  const attributes = attributesOf(state)
  if (state.widget === 'leaderboard' && !state.token.trim()) {
    attributes.push(['token', SAMPLE_TOKEN])
  }
  const text = attributes.map(([name, value]) => ` data-${name}="${escaped(value)}"`).join('')
  const style = `min-height:${EMBED_HEIGHTS[state.widget]}px`
  return `<div data-pathquest="${state.widget}"${text} style="${style}"></div>`
}

/** The code to paste; null while the single file is not known yet. */
export function snippetOf(
  state: EmbedState,
  origin: string,
  single: SingleFile | undefined,
): string | null {
  if (state.kind === 'react') return reactSnippet(state, origin)
  if (state.kind === 'script') {
    return `${markup(state)}\n<script src="${origin}/v1/embed.js" async></script>`
  }
  if (!single) return null
  return [
    markup(state),
    `<script src="${origin}/v1/${single.file}"`,
    `  integrity="${single.integrity}"`,
    '  crossorigin="anonymous" async></script>',
  ].join('\n')
}

/** What a strict policy of the page must let in; browsers do not read sockets out of http. */
export function policyOf({ widget, kind }: EmbedState, origin: string): string {
  const isLive = widget === 'join-form' || widget === 'game-player'
  const sockets = isLive ? ` ${origin.replace(/^http/, 'ws')}` : ''
  return [
    ...(kind === 'react' ? [] : [`script-src ${origin}`]),
    `connect-src ${origin}${sockets}`,
    ...(isLive ? [`img-src ${origin}`] : []),
  ].join('; ')
}

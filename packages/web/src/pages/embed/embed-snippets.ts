import { EMBED_HEIGHTS } from '@pathquest/core/embed-heights'
import type { SingleFile } from '../../api/save-file'
import { type EmbedState, SAMPLE_TOKEN, toAttributes } from './embed-state'

/** A prop with a text, quoted safely. */
const textProp = (name: string, text: string) =>
  /["\\&{}]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`

const single = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

interface Part {
  imports: string[]
  name: string
  /** Lines of the component's body before its return. */
  body: string[]
  widget: string[]
}

function element(tag: string, props: readonly string[]): string[] {
  const line = [`<${tag}`, ...props].join(' ')
  if (line.length <= 80) return [`${line} />`]
  return [`<${tag}`, ...props.map((prop) => `  ${prop}`), '/>']
}

const levelProp = ({ headingLevel }: EmbedState) =>
  headingLevel === '2' ? [] : [`headingLevel={${headingLevel}}`]

function careers(state: EmbedState): Part {
  const start = (['industry', 'sector'] as const)
    .filter((option) => state[option])
    .map((option) => `${option}: ${single(state[option])}`)
  const props = [
    ...levelProp(state),
    ...(start.length > 0 ? [`initialState={{ ${start.join(', ')} }}`] : []),
  ]
  return {
    imports: ["import { CareerBrowser } from '@pathquest/sdk/career-browser'"],
    name: 'Careers',
    body: [],
    widget: element('CareerBrowser', props),
  }
}

/** Join form and game are one flow: joining passes the seat to the game. */
function game(state: EmbedState): Part {
  const code = state.code.trim()
  const codeProps = code ? [textProp('initialCode', code)] : []
  return {
    imports: [
      "import { useState } from 'react'",
      "import { GamePlayer } from '@pathquest/sdk/game-player'",
      "import { JoinForm } from '@pathquest/sdk/join-form'",
    ],
    name: 'Game',
    body: ['const [seat, setSeat] = useState(null)'],
    widget: [
      '{seat ? (',
      '  <GamePlayer',
      '    sessionId={seat.session.id}',
      '    seatToken={seat.seatToken}',
      ...(state.widget === 'game-player' ? levelProp(state).map((prop) => `    ${prop}`) : []),
      '    onLeave={() => setSeat(null)}',
      '  />',
      ') : (',
      ...element('JoinForm', [...codeProps, 'onJoin={setSeat}']).map((line) => `  ${line}`),
      ')}',
    ],
  }
}

function leaderboard(state: EmbedState): Part {
  return {
    imports: ["import { Leaderboard } from '@pathquest/sdk/leaderboard'"],
    name: 'Standings',
    body: [],
    widget: element('Leaderboard', [
      textProp('shareToken', state.token.trim() || SAMPLE_TOKEN),
      ...(state.mode === 'full' ? ['mode="full"'] : []),
      ...levelProp(state),
    ]),
  }
}

const PARTS = {
  'career-browser': careers,
  'join-form': game,
  'game-player': game,
  leaderboard,
} as const

/** A component for a page built with React. */
function reactSnippet(state: EmbedState, origin: string): string {
  const { imports, name, body, widget } = PARTS[state.widget](state)
  const isSpanish = state.locale === 'es'
  const props = [
    `origin="${origin}"`,
    ...(state.theme === 'light' ? [] : [`theme="${state.theme}"`]),
    ...(isSpanish ? ['locale="es"', 'translations={es}'] : []),
  ]
  return [
    ...imports,
    ...(isSpanish ? ["import { es } from '@pathquest/sdk/messages/es'"] : []),
    "import { PathquestProvider } from '@pathquest/sdk/provider'",
    "import '@pathquest/sdk/styles.css'",
    '',
    `export function ${name}() {`,
    ...body.map((line) => `  ${line}`),
    '  return (',
    `    <PathquestProvider ${props.join(' ')}>`,
    ...widget.map((line) => `      ${line}`),
    '    </PathquestProvider>',
    '  )',
    '}',
  ].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function markup(state: EmbedState): string {
  const attributes = toAttributes(state)
  if (state.widget === 'leaderboard' && !state.token.trim()) {
    attributes.push(['token', SAMPLE_TOKEN])
  }
  const text = attributes.map(([name, value]) => ` data-${name}="${escaped(value)}"`).join('')
  const style = `min-height:${EMBED_HEIGHTS[state.widget]}px`
  return `<div data-pathquest="${state.widget}"${text} style="${style}"></div>`
}

/** The code to paste; null while the single file is not known yet. */
export function buildSnippet(
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

/** What a strict policy of the page must allow; in browsers http does not include ws. */
export function buildPolicy({ widget, kind }: EmbedState, origin: string): string {
  const isLive = widget === 'join-form' || widget === 'game-player'
  const sockets = isLive ? ` ${origin.replace(/^http/, 'ws')}` : ''
  return [
    ...(kind === 'react' ? [] : [`script-src ${origin}`]),
    `connect-src ${origin}${sockets}`,
    ...(isLive ? [`img-src ${origin}`] : []),
  ].join('; ')
}

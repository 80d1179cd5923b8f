import { type EmbedState, SAMPLE_TOKEN } from './embed-state'

/** A prop with a text, quoted so that any text survives. */
const textProp = (name: string, text: string) =>
  /["\\&{}]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`

const single = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

interface Part {
  imports: string[]
  name: string
  /** Lines of the component's body before what it returns. */
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

/** Join form and game are one flow: a seat leads from the first to the second. */
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
export function reactSnippet(state: EmbedState, origin: string): string {
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

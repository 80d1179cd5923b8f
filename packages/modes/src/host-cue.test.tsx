import type { HostView } from '@pathquest/core/rooms/views'
import { MessagesProvider } from '@pathquest/ui/messages/MessagesProvider'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ModeCue } from './pieces'
import { MODE_CUES } from './registry/cues'
import type { Play } from './testing/play'
import { session } from './testing/session'

const cues: Readonly<Record<string, () => Promise<ModeCue>>> = MODE_CUES

/** A random session is too short for their cue to change: their own tests show that it does. */
const SLOW: readonly string[] = ['interest_ridge', 'key_cutter']

type Cue = ModeCue['HostCue']

const said = (HostCue: Cue, view: HostView, now: number, locale: string): string =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale}>
      <HostCue view={view} modeView={view.own} now={now} paused={false} />
    </MessagesProvider>,
  )

/** The same moment with another solution, and with other answers so far. */
function withOtherAnswers(view: HostView): HostView {
  const { stage } = view
  if (stage.name !== 'question') return view
  const solution = { correctIndex: 1, explanation: null }
  return { ...view, stage: { ...stage, solution, countsSoFar: [0, 9, 0, 0] } as typeof stage }
}

describe.each(Object.keys(MODE_CUES))('the cue of %s', (mode) => {
  const texts = new Map<string, string>()
  const watch = (HostCue: Cue) => (game: Play) => {
    const { hostView: view, now } = game
    if (view.game.status !== 'in_progress') return
    const text = said(HostCue, view, now, 'en')
    if (text !== '') texts.set(text, said(HostCue, view, now, 'es'))
    if (view.stage.name === 'question') {
      expect(said(HostCue, withOtherAnswers(view), now, 'en')).toBe(text)
      for (const option of view.stage.question.options) expect(text).not.toContain(option)
    }
    for (const { displayName } of view.players) {
      expect(text).not.toMatch(new RegExp(`\\b${displayName}\\b`))
    }
  }

  it('changes with the game, in both languages, without names or answers', async () => {
    const { HostCue } = await (cues[mode] as () => Promise<ModeCue>)()
    for (let seed = 1; seed <= 8; seed++) session(mode, seed, watch(HostCue))
    expect(texts.size).toBeGreaterThan(SLOW.includes(mode) ? 0 : 2)
    for (const [english, spanish] of texts) {
      expect(english).toMatch(/[.!?]$/)
      expect(english).not.toContain('{')
      expect(spanish).not.toContain('{')
      expect(spanish).not.toBe(english)
    }
  })
})

import { testQuestion } from '@pathquest/core/testing/setup'
import { MessagesProvider } from '@pathquest/ui/messages/MessagesProvider'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PlayerPieceProps, WatchPieceProps } from '../../pieces'
import * as switchback from '../../switchback/pieces'
import { type Play, play, playSolo } from '../../testing/play'
import * as workshop from '../../workshop/pieces'

const questions = Array.from({ length: 5 }, (_, i) =>
  testQuestion(0, { id: `qn_${i}`, imageUrl: '/images/tool.png', imageAlt: 'A tool' }),
)
const PIECES = { switchback, workshop }
type Mode = keyof typeof PIECES

function answer(game: Play, isRight = true): Play {
  const { stage } = game.later(1_000).viewOf('ana')
  if (stage.name !== 'question') throw new Error('no card')
  const { id: questionId } = stage.question
  game.send(game.moveOf('ana', 'answer', { questionId, answer: isRight ? 0 : 1 }))
  return game
}

function drawn(mode: Mode, game: Play, locale = 'en'): string {
  const view = game.viewOf('ana')
  const { Player } = PIECES[mode]
  const props: PlayerPieceProps = {
    view,
    modeView: view.own,
    now: game.now,
    paused: view.paused,
    assetOrigin: 'https://school.example',
    busy: null,
    send: async () => ({ ok: false, code: 'unavailable', params: {} }),
  }
  return renderToStaticMarkup(
    <MessagesProvider locale={locale}>
      <Player {...props} />
    </MessagesProvider>,
  )
}

function watched(mode: Mode, game: Play): string {
  const { Screen } = PIECES[mode]
  const view = game.screenView
  const props: WatchPieceProps<typeof view> = {
    view,
    modeView: view.own,
    now: game.now,
    paused: false,
  }
  return renderToStaticMarkup(<Screen {...props} />)
}

const begun = (mode: Mode) => play({ mode, questions })

describe('components of self-paced modes', () => {
  it.each(['switchback', 'workshop'] as const)(
    '%s draws the card with picture and time',
    (mode) => {
      const html = drawn(mode, begun(mode))
      expect(html).toContain('src="https://school.example/images/tool.png"')
      expect(html).toContain('alt="A tool"')
      expect(html).toContain('3 cards wait for you')
      expect(html).toContain('pq-timer')
      expect(html).toContain('Submit Answer')
      expect(html).not.toContain('canary')
    },
  )

  it('shows the result, the moves between cards, and the next button', () => {
    const html = drawn('switchback', answer(begun('switchback')))
    for (const text of ['Right: 4 more', 'canary-explanation-0', 'Make camp', 'Next']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('Next card: medium, new')
  })

  it('leaves the next button to the widget in a solo game', () => {
    const html = drawn('switchback', answer(playSolo({ mode: 'switchback', questions })))
    expect(html).not.toContain('pq-signpost')
  })

  it('shows when the next card comes', () => {
    const game = begun('workshop')
    for (let i = 0; i < 3; i++) answer(game).send(game.moveOf('ana', 'next'))
    expect(drawn('workshop', game)).toContain('Next card in 12 s')
  })

  it('uses the player’s language, with plurals', () => {
    expect(drawn('workshop', begun('workshop'), 'es')).toContain('Te esperan 3 tarjetas')
    const html = drawn('workshop', answer(begun('workshop')), 'es')
    expect(html).toContain('10 monedas en mano')
    expect(html).toContain('Se paga con 5 aciertos')
    expect(drawn('switchback', begun('switchback'), 'fr')).toContain('In camp 0')
  })

  it('shows the class on the projector', () => {
    expect(watched('switchback', begun('switchback'))).toContain('The class has 0 in camp')
    expect(watched('workshop', begun('workshop'))).toContain('Nothing built yet')
  })
})

import { testQuestion } from '@pathquest/core/testing/setup'
import { MessagesProvider } from '@pathquest/ui/messages/MessagesProvider'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as closeContour from '../../close-contour/pieces'
import * as clueTrail from '../../clue-trail/pieces'
import * as headlamps from '../../headlamps/pieces'
import * as openClaims from '../../open-claims/pieces'
import type { ModePieces } from '../../pieces'
import * as secondLook from '../../second-look/pieces'
import * as strongbox from '../../strongbox/pieces'
import * as sureFooting from '../../sure-footing/pieces'
import { type Play, type PlayOptions, play } from '../../testing/play'

const PIECES = {
  close_contour: closeContour,
  clue_trail: clueTrail,
  headlamps,
  open_claims: openClaims,
  second_look: secondLook,
  strongbox,
  sure_footing: sureFooting,
} as const satisfies Record<string, ModePieces>
type Mode = keyof typeof PIECES

const questions = [testQuestion(0, { id: 'qn_0' }), testQuestion(0, { id: 'qn_1' })]

const begin = (mode: Mode, options: PlayOptions = {}): Play =>
  play({
    mode,
    ...(mode === 'close_contour' || mode === 'clue_trail' ? {} : { questions }),
    ...options,
  })

function stepText(mode: Mode, game: Play): string {
  const view = game.hostView
  const { HostStep }: NonNullable<ModePieces['round']> = PIECES[mode].round
  if (!HostStep) throw new Error(`${mode} does not name its step`)
  return renderToStaticMarkup(
    <MessagesProvider locale="en">
      <HostStep view={view} modeView={view.own}>
        usual
      </HostStep>
    </MessagesProvider>,
  )
}

/** The words of every press from the first question to the end of the game. */
function pressed(mode: Mode, game: Play, act: (game: Play) => void = () => {}): string[] {
  const texts: string[] = []
  while (!game.isOver && texts.length < 100) {
    act(game.later(1_000))
    if (game.isOver) break
    texts.push(stepText(mode, game))
    game.advance()
  }
  return texts
}

describe('the words on the host’s step', () => {
  it.each(['headlamps', 'sure_footing'] as const)('%s shows the result of a question', (mode) => {
    const round = ['Show Result', 'usual']
    expect(pressed(mode, begin(mode))).toEqual([...round, ...round])
  })

  it('close_contour shows the result of a question', () => {
    const game = begin('close_contour')
    const texts = pressed('close_contour', game)
    const round = ['Show Result', 'usual']
    expect(texts).toEqual(game.setup.questions.flatMap(() => round))
  })

  it('open_claims opens the question after the picks', () => {
    const round = ['Open Question', 'Show Result', 'usual']
    expect(pressed('open_claims', begin('open_claims'))).toEqual([...round, ...round])
  })

  it('strongbox closes the choices of who carries something, not after the last question', () => {
    const answers = (game: Play) => {
      const { stage } = game.hostView
      if (stage.name === 'question' && stage.answeredBy?.length === 0) game.answer('ana', 'right')
    }
    expect(pressed('strongbox', begin('strongbox'), answers)).toEqual([
      'Show Result',
      'Close Choices',
      'usual',
      'Show Result',
      'usual',
    ])
  })

  it('second_look closes both looks one by one', () => {
    const players = ['ana', 'ben', 'cleo', 'dan', 'eva']
    const answers = (game: Play) => {
      const { stage } = game.hostView
      if (stage.name !== 'question' || stage.index > 0) return
      if (stage.answeredBy?.length === 0) {
        for (const id of ['ana', 'ben', 'dan']) game.answer(id, 'wrong')
        game.answer('cleo', 'right')
      }
    }
    expect(pressed('second_look', begin('second_look', { players }), answers)).toEqual([
      'Close First Look',
      'Start Second Look',
      'Show Result',
      'usual',
      'Close First Look',
      'usual',
    ])
  })

  it('clue_trail opens clue after clue, then shows the career', () => {
    const game = begin('clue_trail')
    const clues = Array.from({ length: 5 }, () => 'Next Clue')
    const trail = [...clues, 'Show the Career']
    const texts = pressed('clue_trail', game)
    const all = game.setup.questions.flatMap(() => [...trail, 'Next Career'])
    expect(texts).toEqual([...all.slice(0, -1), 'usual'])
  })
})

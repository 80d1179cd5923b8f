import { testQuestion } from '@pathquest/core/testing/setup'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerAnswersProps } from '../pieces'
import { Host, Player, RightAnswer, Screen } from './pieces'

const question = testQuestion(0, { options: ['Baker', 'Roofer', 'Pilot'] })
const player = (props: Partial<PlayerAnswersProps>) =>
  renderToStaticMarkup(
    <Player
      question={question}
      answer={null}
      isOpen={true}
      isSending={false}
      isClosed={false}
      verdict={null}
      onChoose={() => {}}
      {...props}
    />,
  )

test('an open question is a group of options to choose from', () => {
  expect(player({}).match(/role="radio"/g)).toHaveLength(3)
  expect(player({ answer: 1 })).toMatch(/aria-checked="true"[^>]*aria-keyshortcuts="2 B"/)
})

test('an option that was struck out can be read, and not chosen', () => {
  const tiles = player({ struck: [1] }).match(/<button.*?<\/button>/g) ?? []
  expect(tiles.map((tile) => tile.includes('aria-disabled="true"'))).toEqual([false, true, false])
  expect(tiles[1]).toMatch(/<s [^>]*>.*Roofer/)
  expect(tiles[0]).not.toContain('<s ')
})

test('an accepted answer is marked, and nothing can be chosen any more', () => {
  const accepted = player({ answer: 1, isOpen: false })
  expect(accepted).toContain('Picked')
  expect(accepted).not.toContain('role="radio"')
  expect(accepted).not.toContain('Correct Answer')
})

test('once it is closed, right and wrong are stated in words', () => {
  const closed = player({ answer: 2, isOpen: false, isClosed: true, solution: 0 })
  expect(closed).toContain('Correct Answer')
  expect(closed).toContain('Your answer')
})

test('how the class answered is shown where counts are passed', () => {
  const counts = [4, 0, 1]
  for (const Piece of [Host, Screen]) {
    const asked = { question, isClosed: true, solution: 0, counts }
    expect(renderToStaticMarkup(<Piece {...asked} />)).toContain('4 answers')
  }
  expect(player({ isOpen: false, isClosed: true, solution: null })).not.toContain(
    'How the class answered',
  )
})

test('the projector shows no solution before the closing, the host always does', () => {
  const open = { question, isClosed: false }
  expect(renderToStaticMarkup(<Screen {...open} />)).not.toContain('Correct Answer')
  expect(renderToStaticMarkup(<Host {...open} solution={0} />)).toContain('Correct Answer')
})

test('the right answer is stated in the words of the option', () => {
  const words = <RightAnswer question={question} solution={1} />
  expect(renderToStaticMarkup(words)).toBe('<span>Roofer</span>')
})

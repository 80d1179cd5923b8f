import type { QuestionFigures as Figures } from '@pathquest/core/contracts'
import { MessagesProvider } from '@pathquest/ui/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '../messages/es'
import { FiguresSummary, questionAnchor } from './FiguresSummary'
import { QuestionFigures } from './QuestionFigures'

const good: Figures = {
  questionId: 'qn_1',
  answers: 143,
  rightShare: 0.62,
  upperRightShare: 0.91,
  lowerRightShare: 0.3,
  discrimination: 0.61,
  flaws: [],
}
const wordsIn = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const words = (change: Partial<Figures> = {}) =>
  wordsIn(renderToStaticMarkup(<QuestionFigures figures={{ ...good, ...change }} />))

test('a question says how hard it is, whom it tells apart, and how many answered', () => {
  expect(words()).toContain('Neither easy nor hard: 62% right')
  expect(words()).toContain('Well: stronger 91%, weaker 30% right')
  expect(words()).toContain('Answers 143')
})

test.each([
  [0.8, 'Easy: 80% right'],
  [0.4, 'Neither easy nor hard: 40% right'],
  [0.39, 'Hard: 39% right'],
])('with %d right it is called "%s"', (rightShare, called) => {
  expect(words({ rightShare })).toContain(called)
})

test.each([
  [0.3, 'Well: '],
  [0.15, 'A little: '],
  [0, 'Hardly: '],
  [-0.01, 'The wrong way round: '],
  [null, 'Not enough answers yet'],
])('with a discrimination of %s it tells players apart: "%s"', (discrimination, called) => {
  expect(words({ discrimination })).toContain(called)
})

test('with few answers it says how many there are, and no figure', () => {
  const few = { rightShare: null, upperRightShare: null, lowerRightShare: null }
  expect(words({ ...few, discrimination: null, answers: 1 })).toBe(
    ' 1 answer so far: how hard the question is shows from 20 on. ',
  )
})

test('a flaw is named in the language of the page', () => {
  const markup = renderToStaticMarkup(
    <MessagesProvider locale="es" translations={texts}>
      <QuestionFigures figures={{ ...good, flaws: ['misleads'], discrimination: -0.2 }} />
    </MessagesProvider>,
  )
  expect(wordsIn(markup)).toContain('Quienes saben más fallan más')
  expect(wordsIn(markup)).toContain('Al revés: aciertan el 91%')
})

test('a set lists what should be mended by the number of the question, with a link to it', () => {
  const questions = ['qn_0', 'qn_1', 'qn_2'].map((id) => ({ id }))
  const flawed: Figures = { ...good, questionId: 'qn_2', flaws: ['nobody_right'] }
  const drawn = (figures: Figures[]) =>
    renderToStaticMarkup(<FiguresSummary questions={questions} figures={figures} />)
  expect(drawn([good, flawed])).toContain(`href="#${questionAnchor('qn_2')}">Question 3</a>`)
  expect(drawn([good, flawed])).not.toContain('Question 2')
  expect(wordsIn(drawn([good]))).not.toContain('Worth mending')
  expect(wordsIn(drawn([]))).toContain('No class has answered these questions yet. From 20 answers')
})

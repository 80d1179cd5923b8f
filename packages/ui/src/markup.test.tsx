import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerGrid } from './AnswerGrid'
import { CodeText } from './art/CodeText'
import { TextField } from './TextField'
import { TimerTrail } from './Timer'
import { WholeWords } from './WholeWords'

const labels = { picked: 'Picked', right: 'Correct Answer', wrong: 'Your answer' }

test('answers are a radio group with one stop for the Tab key', () => {
  const html = renderToStaticMarkup(
    <AnswerGrid
      label="Answers"
      labels={labels}
      picked={1}
      onPick={() => {}}
      options={[
        { text: 'Sound designer', state: 'idle' },
        { text: 'Data analyst', state: 'picked' },
      ]}
    />,
  )
  expect(html).toContain('role="radiogroup"')
  expect(html.match(/role="radio"/g)).toHaveLength(2)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toMatch(/aria-checked="true"[^>]*aria-keyshortcuts="2 B"/)
  expect(html).toContain('Picked')
})

test('right and wrong are stated in words', () => {
  const html = renderToStaticMarkup(
    <AnswerGrid
      label="Answers"
      labels={labels}
      options={[
        { text: 'Sound designer', state: 'wrong' },
        { text: 'Data analyst', state: 'right' },
      ]}
    />,
  )
  expect(html).toContain('Your answer')
  expect(html).toContain('Correct Answer')
  expect(html).not.toContain('<button')
})

test('the error of a field is linked to it', () => {
  const html = renderToStaticMarkup(
    <TextField
      id="email"
      label="Email"
      value=""
      onChange={() => {}}
      error="Email is required"
      hint="Yours"
    />,
  )
  expect(html).toContain('for="email"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="email-error email-hint"')
})

test('an untimed question shows no timer', () => {
  const html = renderToStaticMarkup(
    <TimerTrail remainingMs={0} limitMs={null} secondsText={String} unit="s" />,
  )
  expect(html).toBe('')
})

test('zeros of a code are drawn with a slash, and its text stays whole', () => {
  const html = renderToStaticMarkup(
    <CodeText code="7K0Q0X" within="Game code 7K0Q0X, then your name." />,
  )
  expect(html.match(/<span class="pq-zero">0<\/span>/g)).toHaveLength(2)
  expect(html.replace(/<[^>]*>/g, '')).toBe('Game code 7K0Q0X, then your name.')
})

test('short hyphenated words stay on one line, and the text is unchanged', () => {
  const text = 'An X-ray technician - on-call, in state-of-the-art-laboratories'
  const html = renderToStaticMarkup(<WholeWords>{text}</WholeWords>)
  const whole = [...html.matchAll(/<span class="pq-whole">([^<]*)<\/span>/g)].map(
    ([, word]) => word,
  )
  expect(whole).toEqual(['X-ray', 'on-call,'])
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})

test('the slash of a zero is printed, and drawn in the colours of a contrast theme', () => {
  const css = readFileSync(new URL('./styles/base.css', import.meta.url), 'utf8')
  // Browsers omit backgrounds in both, unless an element keeps its own colours.
  expect(css).toMatch(/\.pq-zero \{[^}]*print-color-adjust: exact;/)
  expect(css).toMatch(
    /@media \(forced-colors: active\) \{\s*\.pq-zero \{[^}]*color: CanvasText;[^}]*forced-color-adjust: none;/,
  )
})

import type { QuestionContent } from '@pathquest/core/questions/documented-fields'
import { MessagesProvider } from '@pathquest/ui/messages'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Editor, Written } from './editor'

const asked: QuestionContent = { shape: ['Baker', 'Roofer', ''], solution: 1 }
const markup = (element: ReactElement, locale = 'en') =>
  renderToStaticMarkup(<MessagesProvider locale={locale}>{element}</MessagesProvider>)

test('every option has a field, a checkbox and a remove button; the right one is marked', () => {
  const editor = markup(<Editor {...asked} onChange={() => {}} />)
  expect(editor.match(/type="radio"/g)).toHaveLength(3)
  expect(editor).toMatch(/type="radio"[^>]*aria-label="Option B is correct"[^>]*checked=""/)
  expect(editor).toContain('value="Roofer"')
  expect(editor).toContain('Remove option C')
  expect(editor).not.toContain('aria-invalid')
})

test('missing content is reported at the options', () => {
  const editor = markup(<Editor {...asked} error="Mark one." onChange={() => {}} />)
  expect(editor).toMatch(/<fieldset aria-invalid="true"/)
  expect(editor).toContain('Mark one.')
})

test('a question shown as written marks the right answer, in words as well', () => {
  const written = markup(<Written {...asked} />, 'es')
  expect(written.match(/data-right/g)).toHaveLength(1)
  expect(written).toContain('respuesta correcta')
  expect(markup(<Written {...asked} solution={null} />)).not.toContain('correct')
})

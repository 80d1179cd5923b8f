import type { EditorProps, KindEditor } from '@pathquest/kinds/editor'
import { newQuestion } from '@pathquest/kinds/question-form'
import { KIND_EDITORS } from '@pathquest/kinds/registry/editors'
import { KIND_FORMS } from '@pathquest/kinds/registry/forms'
import { registerTestKinds } from '@pathquest/kinds/testing/register'
import { MessagesProvider } from '@pathquest/ui/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, expect, test } from 'vitest'
import { texts } from '../../messages/es'
import { KindField, type KindFieldProps } from './KindField'
import { QuestionBody } from './QuestionBody'

const kinds = Object.keys(KIND_FORMS)
afterAll(registerTestKinds())

const registry = KIND_EDITORS as Record<string, KindEditor>
const estimate: KindEditor = {
  Editor: ({ shape, solution, error }: EditorProps) => (
    <p>{`writes ${JSON.stringify({ shape, solution })} ${error ?? ''}`}</p>
  ),
  Written: ({ solution }) => <p>{`is ${solution}`}</p>,
}
const ofProduct = { ...registry }
afterEach(() => {
  delete registry.estimate
  Object.assign(registry, ofProduct)
})

const asked = { options: [], shape: { min: 0, max: 9 }, solution: 4 }
const question = { ...newQuestion(), kind: 'estimate', ...asked }
const drawn = (props: Partial<KindFieldProps>) =>
  renderToStaticMarkup(
    <KindField question={question} isNew error={undefined} onChange={() => {}} {...props} />,
  )

test.each(kinds)('questions of kind %s can be edited and shown', (kind) => {
  expect(registry[kind]).toMatchObject({
    Editor: expect.any(Function),
    Written: expect.any(Function),
  })
})

test('a single kind is not offered as a choice', () => {
  for (const other of Object.keys(registry)) if (other !== 'choice') delete registry[other]
  expect(drawn({ question: newQuestion() })).not.toContain('<select')
})

test('a new question may be of every editable kind; its kind’s editor is used', () => {
  registry.estimate = estimate
  const field = drawn({ error: 'Too much.' }).replaceAll('&quot;', '"')
  expect(field).toMatch(/<select[^>]*>.*Multiple choice.*Estimate.*<\/select>/)
  expect(field).toContain('writes {"shape":{"min":0,"max":9},"solution":4} Too much.')
  expect(drawn({ isNew: false })).not.toContain('<select')
})

test('a kind without an editor is shown by its name', () => {
  const note = renderToStaticMarkup(
    <MessagesProvider locale="es" translations={texts}>
      <KindField question={question} isNew={false} error={undefined} onChange={() => {}} />
    </MessagesProvider>,
  )
  expect(note).toContain('Estimación: sus respuestas se conservan')
})

test('a question is shown by its kind, else by the name of its kind', () => {
  expect(renderToStaticMarkup(<QuestionBody question={question} />)).toContain('Estimate')
  registry.estimate = estimate
  expect(renderToStaticMarkup(<QuestionBody question={question} />)).toContain('is 4')
})

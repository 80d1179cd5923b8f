import { MessagesProvider } from '@pathquest/ui/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { texts } from '../messages/es'
import { ConcernHelp } from './ConcernHelp'

type Concern = Parameters<typeof ConcernHelp>[0]['concern']

const english = (concern: Concern) =>
  renderToStaticMarkup(<ConcernHelp concern={concern} onClose={() => {}} />)
const spanish = (concern: Concern) =>
  renderToStaticMarkup(
    <MessagesProvider locale="es" translations={texts}>
      <ConcernHelp concern={concern} onClose={() => {}} />
    </MessagesProvider>,
  )

describe('whoever may want to harm themselves', () => {
  test('reads whom to call and text, day and night, and to talk to an adult', () => {
    const html = english({ kind: 'self_harm', reader: 'adult' })
    expect(html).toContain('You are not alone')
    expect(html).toContain('href="tel:988"')
    expect(html).toMatch(/text <b>HOME<\/b> to <a href="sms:741741">/)
    expect(html).toContain('an adult you trust')
    expect(html).toContain('A teacher of your class can see')
  })

  test('in Spanish, how to be answered in Spanish', () => {
    const html = spanish({ kind: 'self_harm', reader: 'adult' })
    expect(html).toContain('presiona 2')
    expect(html).toMatch(/envía <b>AYUDA<\/b> por mensaje al <a href="sms:741741">/)
  })
})

test.each([
  ['self_harm', 'No teacher can see what you wrote'],
  ['threat', 'Please talk to an adult you trust'],
] as const)('%s: nobody is promised who sees it where nobody does', (kind, words) => {
  const html = english({ kind, reader: 'nobody' })
  expect(html).toContain(words)
  expect(html).not.toMatch(/teacher of your class can see|teacher will see/)
  expect(spanish({ kind, reader: 'nobody' })).not.toMatch(
    /Un docente de tu clase puede|docente lo verá/,
  )
})

test('a threat is answered calmly: who sees it, and no numbers', () => {
  const html = english({ kind: 'threat', reader: 'adult' })
  expect(html).toContain('your teacher will see it')
  expect(html).not.toMatch(/988|911/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from './MessagesProvider'
import { useOwnText } from './use-texts'

const tides = { en: 'High tide', es: 'Marea alta' }

function Tides() {
  return useOwnText()(tides)
}

test.each([
  ['en', tides.en],
  ['es', tides.es],
  ['es-MX', tides.es],
  // Not one of the two.
  ['fr', tides.en],
])('a text in both languages is read in %s', (locale, text) => {
  const page = renderToStaticMarkup(
    <MessagesProvider locale={locale}>
      <Tides />
    </MessagesProvider>,
  )
  expect(page).toBe(text)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JoinForm } from './JoinForm'

const api = { join: () => expect.unreachable() as never }
const markup = (props: { initialCode?: string; initialName?: string } = {}) =>
  renderToStaticMarkup(<JoinForm api={api} onJoin={() => {}} {...props} />)
const fields = (html: string) => [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map((m) => m[1])

test('a server renders it without a browser; the generated name follows in the browser', () => {
  expect(fields(markup())).toEqual(['', ''])
})

test('an initial code and name are in the markup already', () => {
  const html = markup({ initialCode: '7K4Q2X', initialName: 'Maya R.' })
  expect(fields(html)).toEqual(['7K4Q2X', 'Maya R.'])
})

test('a form that cannot be submitted says what is missing, beside its button', () => {
  const why = (html: string) => {
    const [button = ''] = /<button[^>]*type="submit"[^>]*>/.exec(html) ?? []
    const [, id] = /aria-describedby="([^"]+)"/.exec(button) ?? []
    return id && new RegExp(`id="${id}"[^>]*>([^<]+)`).exec(html)?.[1]
  }
  expect(why(markup())).toBe('Type the game code first.')
  expect(why(markup({ initialCode: '7K4Q2X' }))).toBe('Type a name first.')
  expect(why(markup({ initialCode: '7K4Q2X', initialName: 'Maya R.' }))).toBeUndefined()
})

test('another name can be requested', () => {
  const button = /<button[^>]*>(?:(?!<button)[\s\S])*?Another name<\/button>/.exec(markup())?.[0]
  expect(button).toContain('type="button"')
  expect(button).not.toContain('disabled')
})

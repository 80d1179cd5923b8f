import { readFileSync } from 'node:fs'
import { Refusal } from '../http/replies'
import { route } from '../http/router'

/** Every page has them all, in this order. */
export const sheets = [
  'base.css',
  'layout.css',
  'text.css',
  'card.css',
  'courses.css',
  'forms.css',
  'frames.css',
  'gradebook.css',
]

const types: Record<string, string> = {
  ...Object.fromEntries(sheets.map((name) => [name, 'text/css; charset=utf-8'])),
  'messages.js': 'text/javascript; charset=utf-8',
  'live.js': 'text/javascript; charset=utf-8',
  'register.js': 'text/javascript; charset=utf-8',
}

/** Styles and scripts of the pages. */
export const assetRoutes = () => [
  route('asset', 'GET /assets/:name', ({ params: { name } }) => {
    const type = types[name]
    if (!type) throw new Refusal(404, 'not_found', 'No such file')
    const body = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
    return { status: 200, headers: { 'content-type': type }, body }
  }),
]

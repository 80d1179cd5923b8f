// Runs the script of a launch page, with stubs of the browser APIs that it uses.
import { createContext, runInContext } from 'node:vm'
import { plainText } from '../../../scripts/harness/form-browser'

interface Element {
  dataset: Record<string, string>
  hidden: boolean
  textContent: string
  listeners: Map<string, () => void>
}

/** What a page did when it was opened in a frame. Rethrows exceptions of its script. */
export function runPage(html: string) {
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (script === undefined) throw new Error('The page has no script')
  const elements = new Map(
    [...html.matchAll(/<\w+\b[^>]*>/g)].flatMap(([tag]) => {
      const id = tag.startsWith('<body') ? 'body' : /\sid="([^"]*)"/.exec(tag)?.[1]
      return id === undefined ? [] : [[id, elementOf(tag)] as const]
    }),
  )
  const said: { subject?: string; value?: string }[] = []
  const heard = new Map<string, (event: object) => void>()
  const around = { postMessage: (data: object) => said.push(data) }
  const window: Record<string, unknown> = {
    parent: around,
    opener: null,
    setTimeout: () => 0,
    setInterval: () => 0,
    clearTimeout: () => {},
    clearInterval: () => {},
    addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
    removeEventListener: (type: string) => heard.delete(type),
    location: { replace: () => {} },
    document: {
      body: elements.get('body'),
      forms: [],
      hidden: false,
      getElementById: (id: string) => elements.get(id) ?? null,
      querySelector: () => null,
      addEventListener: () => {},
    },
  }
  window.window = window
  runInContext(script, createContext(window), { timeout: 2_000 })
  return { said, element: (id: string) => elements.get(id) }
}

function elementOf(tag: string): Element & Record<string, unknown> {
  const data = [...tag.matchAll(/\sdata-([\w-]+)="([^"]*)"/g)]
  const listeners = new Map<string, () => void>()
  return {
    dataset: Object.fromEntries(data.map(([, name = '', value = '']) => [name, plainText(value)])),
    hidden: /\shidden\b/.test(tag),
    textContent: '',
    listeners,
    addEventListener: (type: string, hear: () => void) => listeners.set(type, hear),
    querySelector: () => null,
  }
}

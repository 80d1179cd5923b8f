// The part of the driver inside a page: bundled, and injected into each document on first use.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/**
 * A text to search for: a substring (case-insensitive), the exact text, or a regular expression.
 */
export type Wanted =
  | { text: string; isExact: boolean }
  | { expression: string; flags: string }
  | undefined

/** One step of a locator, starting from the elements of the previous step. */
export type Step =
  | { by: 'role'; role: string; name: Wanted }
  | { by: 'text'; text: Wanted }
  | { by: 'label'; text: Wanted }
  | { by: 'css'; selector: string }
  | { by: 'having'; text: Wanted }
  | { by: 'index'; index: number }

/** A query about an element that was found. */
export type Question =
  | 'count'
  | 'text'
  | 'texts'
  | 'value'
  | 'focus'
  | 'isVisible'
  | 'isChecked'
  | 'isFocused'
  | 'box'
  | 'point'
  | { attribute: string }
  | { choose: string }

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

function fits(text: string | null, wanted: Wanted): boolean {
  if (!wanted) return true
  const found = squeeze(text)
  if ('expression' in wanted) return new RegExp(wanted.expression, wanted.flags).test(found)
  const { isExact } = wanted
  return isExact
    ? found === squeeze(wanted.text)
    : found.toLowerCase().includes(squeeze(wanted.text).toLowerCase())
}

/** All descendants, those of open shadow roots at the place of their host. */
function* below(root: ParentNode): Generator<Element> {
  if (root instanceof Element && root.shadowRoot) yield* below(root.shadowRoot)
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot) yield* below(element.shadowRoot)
  }
}

/** `isInaccessible` stops at a shadow root: if its host is hidden, it is hidden, too. */
function isHidden(element: Element): boolean {
  if (isInaccessible(element)) return true
  const root = element.getRootNode()
  return root instanceof ShadowRoot && isHidden(root.host)
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

function labelsOf(element: Element): (string | null)[] {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent)
  const name = element.matches('input, select, textarea, button, [aria-label], [aria-labelledby]')
    ? [computeAccessibleName(element)]
    : []
  return [...labels, ...name, element.getAttribute('aria-label')]
}

function take(from: ParentNode[], step: Step): Element[] {
  if (step.by === 'index') {
    const one = from.at(step.index)
    return one instanceof Element ? [one] : []
  }
  if (step.by === 'having')
    return from.filter((one): one is Element => {
      return one instanceof Element && fits(one.textContent, step.text)
    })
  const candidates = [...new Set(from.flatMap((root) => [...below(root)]))]
  if (step.by === 'css') return candidates.filter((one) => one.matches(step.selector))
  if (step.by === 'role')
    return candidates.filter(
      (one) =>
        getRole(one) === step.role &&
        !isHidden(one) &&
        (!step.name || fits(computeAccessibleName(one), step.name)),
    )
  if (step.by === 'label')
    return candidates.filter(
      (one) => labelsOf(one).some((label) => label && fits(label, step.text)) && !isHidden(one),
    )
  // The innermost elements that contain the text.
  const holding = candidates.filter(
    (one) => !one.matches('script, style, title, option') && fits(one.textContent, step.text),
  )
  return holding.filter((one) => !holding.some((other) => other !== one && one.contains(other)))
}

export const find = (steps: Step[]): Element[] =>
  steps.reduce<ParentNode[]>(take, [document]) as Element[]

/** The element at this point of the window, inside shadow roots as well. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y)
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === found) break
    found = inner
  }
  return found
}

/** The centre of an element, once it can be clicked there; else the reason why not. */
function point(element: Element): { x: number; y: number } | string {
  if (!isVisible(element)) return 'it is not visible'
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const inWindow = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const hit = elementAt(x, y)
    if (!hit) return false
    const label = hit.closest('label')
    const isOfIt = element === hit || element.contains(hit) || hit.contains(element)
    return isOfIt || label?.control === element
  }
  if (!inWindow(middle()) || !isHit(middle()))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const at = middle()
  const over = elementAt(at.x, at.y)
  if (!isHit(at)) return `${over?.outerHTML.slice(0, 120)} lies over it`
  return at
}

/** The element about to be clicked, and whether the click reached it. */
let aim: { element: Element; told?: 'hit' | 'missed' } | undefined

const isOf = (event: Event, element: Element) =>
  event.composedPath().some((one) => {
    return one === element || (one instanceof HTMLLabelElement && one.control === element)
  })

addEventListener(
  'click',
  (event) => {
    if (aim) aim.told = isOf(event, aim.element) ? 'hit' : 'missed'
  },
  true,
)

/** The result of the last click; `left` in a document that was loaded since. */
export const struck = (): 'hit' | 'missed' | 'left' => (aim ? (aim.told ?? 'missed') : 'left')

/** Like a user who selects an option: React is notified by the event. */
function choose(select: HTMLSelectElement, wanted: string): string {
  const option = [...select.options].find(
    ({ label, value }) => squeeze(label) === wanted || value === wanted,
  )
  if (!option) throw new Error(`No option "${wanted}"`)
  select.focus()
  select.value = option.value
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
  return option.value
}

function ask(element: Element, question: Question): unknown {
  if (question === 'text') return (element as HTMLElement).innerText ?? element.textContent
  if (question === 'value') return (element as HTMLInputElement).value
  if (question === 'isChecked')
    return (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true'
  if (question === 'isFocused')
    return (element.getRootNode() as Document | ShadowRoot).activeElement === element
  if (question === 'focus') return (element as HTMLElement).focus()
  if (question === 'point') {
    aim = { element }
    return point(element)
  }
  if (question === 'box') {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left, y: top, width, height }
  }
  if (typeof question === 'object' && 'attribute' in question)
    return element.getAttribute(question.attribute)
  if (typeof question === 'object') return choose(element as HTMLSelectElement, question.choose)
  return null
}

/** Runs a query on the one element that the steps lead to, `absent` if there is none yet. */
export function answer(steps: Step[], question: Question): unknown {
  const found = find(steps)
  if (question === 'count') return found.length
  if (question === 'texts') return found.map((one) => (one as HTMLElement).innerText)
  const [first] = found
  if (question === 'isVisible') return Boolean(first && isVisible(first))
  if (!first) return { absent: true }
  if (found.length > 1) return { several: found.map((one) => one.outerHTML.slice(0, 160)) }
  return { value: ask(first, question) }
}

import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { pause } from '../../../scripts/harness/wait'
import type { Question, Step, Wanted } from './in-page'
import type { KeyAction, Place, PointerAction, Transport } from './transport'

/** An element that should be there is waited for this long. */
const WAIT_MS = 20_000
const LOOK_EVERY_MS = 40

/** Keys by their names, as WebDriver writes them. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

let bundled: string | undefined
/** The script of the driver, which leaves its functions under one name in the document. */
function script(): string {
  bundled ??= buildSync({
    entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'driver',
    target: 'es2020',
  }).outputFiles[0]?.text
  return `${bundled}; globalThis.__driver = driver`
}

const wanted = (text: string | RegExp | undefined, isExact = false): Wanted =>
  text === undefined
    ? undefined
    : typeof text === 'string'
      ? { text, isExact }
      : { expression: text.source, flags: text.flags }

/** A step as people would say it. */
function told(step: Step): string {
  if (step.by === 'css') return step.selector
  if (step.by === 'index') return `number ${step.index}`
  const text = step.by === 'role' ? step.name : step.text
  const said = text && ('text' in text ? `"${text.text}"` : `/${text.expression}/${text.flags}`)
  return `${step.by === 'role' ? step.role : step.by} ${said ?? ''}`.trim()
}

interface Exactly {
  exact?: boolean
}

/** Where one looks for elements, by the names that Playwright gives the same questions. */
abstract class Scope {
  protected abstract at(step: Step): Locator

  getByRole(role: string, { name, exact }: { name?: string | RegExp } & Exactly = {}): Locator {
    return this.at({ by: 'role', role, name: wanted(name, exact) })
  }

  getByText(text: string | RegExp, { exact }: Exactly = {}): Locator {
    return this.at({ by: 'text', text: wanted(text, exact) })
  }

  getByLabel(text: string | RegExp, { exact }: Exactly = {}): Locator {
    return this.at({ by: 'label', text: wanted(text, exact) })
  }

  locator(selector: string): Locator {
    return this.at({ by: 'css', selector })
  }
}

/** The document of a tab or of a frame in it. */
export class Page extends Scope {
  constructor(
    readonly transport: Transport,
    readonly place: Place,
  ) {
    super()
  }

  protected at(step: Step): Locator {
    return new Locator(this, [step])
  }

  /** The frame whose element has this name. */
  frame(name: string): Page {
    return new Page(this.transport, { ...this.place, frame: name })
  }

  goto(url: string): Promise<void> {
    return this.transport.goto(this.place.tab, url)
  }

  async evaluate<Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.transport.run(this.place, `return (${work})(...args)`, args)) as Result
  }

  url(): Promise<string> {
    return this.evaluate(() => location.href)
  }

  setSize(width: number, height: number): Promise<void> {
    return this.transport.resize(this.place.tab, { width, height })
  }

  picture(): Promise<Buffer> {
    return this.transport.picture(this.place.tab)
  }

  close(): Promise<void> {
    return this.transport.closeTab(this.place.tab)
  }

  /** A key by its name or character, with others held: `Control+a`. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => KEYS[key] ?? key)
    const down = values.map((value): KeyAction => ({ type: 'keyDown', value }))
    const up = values.toReversed().map((value): KeyAction => ({ type: 'keyUp', value }))
    await this.transport.keys(this.place, [...down, ...up])
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value): KeyAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.transport.keys(this.place, strokes)
  }

  /** Looks again until something is so. A document that is just being left is one to look at again. */
  async until<T>(what: string, look: () => Promise<T>, waitMs = WAIT_MS): Promise<NonNullable<T>> {
    const giveUpAt = performance.now() + waitMs
    let reason: unknown
    for (;;) {
      try {
        const found = await look()
        if (found) return found
        reason = undefined
      } catch (error) {
        reason = error
      }
      if (performance.now() > giveUpAt) {
        const where = await this.url().catch(() => 'no page')
        throw new Error(`Waited too long for ${what} on ${where}`, { cause: reason })
      }
      await pause(LOOK_EVERY_MS)
    }
  }

  urlIs(fits: (url: URL) => boolean): Promise<boolean> {
    return this.until('an address', async () => fits(new URL(await this.url())))
  }

  /** The last press came to what it was meant for, or has led to another document. */
  async isStruck(): Promise<boolean> {
    const body = "return globalThis.__driver ? globalThis.__driver.struck() : 'left'"
    const told = await this.transport.run(this.place, body, []).catch(() => 'left')
    return told !== 'missed'
  }

  /** Asks the driver's script in the document, which is put there first. */
  async ask(steps: Step[], question: Question): Promise<unknown> {
    const body = `if (!globalThis.__driver) return 'no driver'
      return globalThis.__driver.answer(...args)`
    const told = await this.transport.run(this.place, body, [steps, question])
    if (told !== 'no driver') return told
    await this.transport.run(this.place, script(), [])
    return this.transport.run(this.place, body, [steps, question])
  }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What leads to an element; it is looked for anew each time something is asked of it. */
export class Locator extends Scope {
  constructor(
    private readonly page: Page,
    private readonly steps: Step[],
  ) {
    super()
  }

  protected at(step: Step): Locator {
    return new Locator(this.page, [...this.steps, step])
  }

  filter({ hasText }: { hasText: string | RegExp }): Locator {
    return this.at({ by: 'having', text: wanted(hasText) })
  }

  nth(index: number): Locator {
    return this.at({ by: 'index', index })
  }

  first(): Locator {
    return this.nth(0)
  }

  async count(): Promise<number> {
    return (await this.page.ask(this.steps, 'count')) as number
  }

  async allInnerTexts(): Promise<string[]> {
    return (await this.page.ask(this.steps, 'texts')) as string[]
  }

  async isVisible(): Promise<boolean> {
    return (await this.page.ask(this.steps, 'isVisible')) as boolean
  }

  innerText(): Promise<string> {
    return this.once('text')
  }

  inputValue(): Promise<string> {
    return this.once('value')
  }

  isChecked(): Promise<boolean> {
    return this.once('isChecked')
  }

  isFocused(): Promise<boolean> {
    return this.once('isFocused')
  }

  box(): Promise<Box> {
    return this.once('box')
  }

  getAttribute(attribute: string): Promise<string | null> {
    return this.once({ attribute })
  }

  async waitFor(): Promise<void> {
    await this.page.until(`${this}`, () => this.isVisible())
  }

  async isGone(): Promise<void> {
    await this.page.until(`${this} to go`, async () => !(await this.isVisible()))
  }

  async focus(): Promise<void> {
    await this.once('focus')
  }

  /** Again where something moved between the look and the press. */
  async click(): Promise<void> {
    await this.page.until(`${this} to be hit`, async () => {
      await this.page.transport.point(this.page.place, [
        { type: 'pointerMove', ...(await this.middle()) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      return this.page.isStruck()
    })
  }

  async check(): Promise<void> {
    await this.page.until(`${this} to be checked`, async () => {
      if (await this.isChecked()) return true
      await this.click()
      return this.isChecked()
    })
  }

  /** By the keys of a keyboard, in the place of what stood there. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.page.press('Control+a')
    await this.page.press('Backspace')
    await this.page.type(text)
  }

  async selectOption(option: string): Promise<void> {
    await this.once({ choose: option })
  }

  async press(keys: string): Promise<void> {
    await this.focus()
    await this.page.press(keys)
  }

  /** Drags it by its middle to that of another element, in steps as a hand does. */
  async dragTo(target: Locator, { past = 0 }: { past?: number } = {}): Promise<void> {
    const from = await this.middle()
    const box = await target.box()
    const to = { x: from.x, y: Math.round(box.y + box.height / 2) + past }
    const way = [0.2, 0.4, 0.6, 0.8, 1].map(
      (share): PointerAction => ({
        type: 'pointerMove',
        x: Math.round(from.x + (to.x - from.x) * share),
        y: Math.round(from.y + (to.y - from.y) * share),
        duration: 40,
      }),
    )
    await this.page.transport.point(this.page.place, [
      { type: 'pointerMove', ...from },
      { type: 'pointerDown', button: 0 },
      ...way,
      { type: 'pointerUp', button: 0 },
    ])
  }

  override toString(): string {
    return this.steps.map(told).join(' > ')
  }

  /** Where it can be pressed, once it lies still and nothing lies over it. */
  private async middle(): Promise<{ x: number; y: number }> {
    let before = ''
    let reason = ''
    try {
      return await this.page.until(`${this} to be pressed`, async () => {
        const at = await this.now<{ x: number; y: number } | string>('point')
        if (typeof at === 'string') {
          reason = at
          return undefined
        }
        const lay = before
        before = JSON.stringify(at)
        return before === lay ? at : undefined
      })
    } catch (error) {
      throw reason ? new Error(`${(error as Error).message}: ${reason}`) : error
    }
  }

  /** The answer of the one element, as soon as it is there. */
  private async once<T>(question: Question): Promise<T> {
    const { value } = await this.page.until(`${this}`, async () => ({
      value: await this.now<T>(question),
    }))
    return value
  }

  private async now<T>(question: Question): Promise<T> {
    const told = (await this.page.ask(this.steps, question)) as {
      absent?: true
      several?: string[]
      value: T
    }
    if (told.absent) throw new Error(`There is no ${this}`)
    if (told.several) throw new Error(`${this} is several:\n${told.several.join('\n')}`)
    return told.value
  }
}

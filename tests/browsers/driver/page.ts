import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { pause } from '../../../scripts/harness/wait'
import type { Question, Step } from './in-page'
import { type Asked, Locator } from './locator'
import { Scope } from './scope'
import type { KeyAction, Place, Transport } from './transport'

/** An element that should be there is waited for this long. */
const WAIT_MS = 20_000
const LOOK_EVERY_MS = 40

/** Keys by their names, with their WebDriver codes. */
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
/** The driver's script, which defines its functions under one global name. */
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

/** The document of a tab or of a frame in it. */
export class Page extends Scope<Locator> implements Asked {
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

  /** A key by its name or character, with modifiers: `Control+a`. */
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

  /** Polls until a condition holds. A document that is being unloaded is polled again. */
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

  /** The last click reached its target, or has led to another document. */
  async isStruck(): Promise<boolean> {
    const body = "return globalThis.__driver ? globalThis.__driver.struck() : 'left'"
    const told = await this.transport.run(this.place, body, []).catch(() => 'left')
    return told !== 'missed'
  }

  /** Calls the driver's script in the document, which is injected first. */
  async ask(steps: Step[], question: Question): Promise<unknown> {
    const body = `if (!globalThis.__driver) return 'no driver'
      return globalThis.__driver.answer(...args)`
    const told = await this.transport.run(this.place, body, [steps, question])
    if (told !== 'no driver') return told
    await this.transport.run(this.place, script(), [])
    return this.transport.run(this.place, body, [steps, question])
  }
}

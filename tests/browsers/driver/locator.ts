import type { Question, Step } from './in-page'
import { Scope, told, wanted } from './scope'
import type { Place, Pointer, PointerAction, Transport } from './transport'

/** The interface of the document that an element is in. */
export interface Asked {
  readonly transport: Transport
  readonly place: Place
  press: (keys: string) => Promise<void>
  type: (text: string) => Promise<void>
  until: <T>(what: string, look: () => Promise<T>) => Promise<NonNullable<T>>
  isStruck: () => Promise<boolean>
  ask: (steps: Step[], question: Question) => Promise<unknown>
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The steps to an element, which are evaluated again for each query. */
export class Locator extends Scope<Locator> {
  constructor(
    private readonly page: Asked,
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

  /** Retries if something moved between the check and the click. */
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

  /** With keyboard events, replacing the previous text. */
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

  /** Drags its centre to that of another element, in steps like a hand. */
  async dragTo(
    target: Locator,
    { past = 0, by }: { past?: number; by?: Pointer } = {},
  ): Promise<void> {
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
    await this.page.transport.point(
      this.page.place,
      [
        { type: 'pointerMove', ...from },
        { type: 'pointerDown', button: 0 },
        ...way,
        { type: 'pointerUp', button: 0 },
      ],
      by,
    )
  }

  override toString(): string {
    return this.steps.map(told).join(' > ')
  }

  /** Where it can be clicked, once it does not move and nothing covers it. */
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

  /** The result for the one element, as soon as it exists. */
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

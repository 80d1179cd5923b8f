import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/harness/product'
import { until } from '../../../scripts/harness/wait'
import type { KeyAction, Place, PointerAction, Transport } from './transport'

/** What an element is called in answers of WebDriver. */
const _ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const SCREEN = '1500x1300x24'

/** WebKit under WebKitWebDriver (W3C WebDriver): a window of its own on a screen that nobody sees. */
export async function startWebKit(): Promise<Transport> {
  const port = await freePort()
  const xvfb = ['-a', '-s', `-screen 0 ${SCREEN}`, 'WebKitWebDriver', `--port=${port}`]
  const driver = spawn('xvfb-run', xvfb, { stdio: 'ignore', detached: true })
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}: ${message}`)
  }
  const end = async () => {
    if (driver.exitCode !== null || driver.signalCode !== null || !driver.pid) return
    const ended = once(driver, 'exit')
    process.kill(-driver.pid, 'SIGTERM')
    await ended
  }
  try {
    await until('WebKitWebDriver', () => call('GET', '/status').catch(() => false), {
      everyMs: 50,
    })
    const session = await call('POST', '/session', { capabilities: {} })
    const { sessionId } = session as { sessionId: string }
    return new WebKit(call, `/session/${sessionId}`, end)
  } catch (error) {
    await end()
    throw error
  }
}

class WebKit implements Transport {
  readonly engine = 'WebKit'
  constructor(
    private readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>,
    private readonly session: string,
    private readonly end: () => Promise<void>,
  ) {}

  /** One command at a time: which document it speaks to is a state of the session. */
  private last: Promise<unknown> = Promise.resolve()
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work)
    this.last = next.catch(() => undefined)
    return next
  }

  private post(path: string, body: unknown = {}) {
    return this.call('POST', `${this.session}/${path}`, body)
  }

  private async enter({ tab, frame }: Place) {
    await this.post('window', { handle: tab })
    await this.post('frame', { id: null })
    if (!frame) return
    const using = { using: 'css selector', value: `iframe[name="${frame}"]` }
    await this.post('frame', { id: await this.post('element', using) })
  }

  run(place: Place, body: string, args: unknown[]): Promise<unknown> {
    const script = `const done = arguments[1];
      (async (args) => {${body}})(JSON.parse(arguments[0])).then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error) })))`
    return this.inTurn(async () => {
      await this.enter(place)
      const told = await this.post('execute/async', { script, args: [JSON.stringify(args)] })
      const { value, error } = JSON.parse(String(told))
      if (error) throw new Error(error)
      return value
    })
  }

  goto(tab: string, url: string): Promise<void> {
    return this.inTurn(async () => {
      await this.enter({ tab })
      await this.post('url', { url })
    })
  }

  /** Its points are those of the window, also where the document is a frame's. */
  point({ tab, frame }: Place, actions: PointerAction[]): Promise<void> {
    return this.inTurn(async () => {
      await this.enter({ tab })
      const [first] = actions
      const at = first?.type === 'pointerMove' ? first.y : 0
      const corner = frame ? await this.cornerOf(frame, at) : { x: 0, y: 0 }
      const moved = actions.map((action) =>
        action.type === 'pointerMove'
          ? { ...action, x: action.x + corner.x, y: action.y + corner.y }
          : action,
      )
      const parameters = { pointerType: 'mouse' }
      await this.post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters, actions: moved }],
      })
    })
  }

  /** The window is scrolled to where this height of the frame can be seen. */
  private async cornerOf(frame: string, y: number): Promise<{ x: number; y: number }> {
    const script = `const frame = document.querySelector('iframe[name="' + arguments[0] + '"]')
      const seen = frame.getBoundingClientRect().top + arguments[1]
      if (seen < 0 || seen > innerHeight - 10)
        scrollBy({ top: seen - innerHeight / 2, behavior: 'instant' })
      const { left, top } = frame.getBoundingClientRect(), style = getComputedStyle(frame)
      return {
        x: Math.round(left + frame.clientLeft + parseFloat(style.paddingLeft)),
        y: Math.round(top + frame.clientTop + parseFloat(style.paddingTop)),
      }`
    return (await this.post('execute/sync', { script, args: [frame, y] })) as {
      x: number
      y: number
    }
  }

  keys(place: Place, actions: KeyAction[]): Promise<void> {
    return this.inTurn(async () => {
      await this.enter(place)
      await this.post('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    })
  }

  resize(tab: string, size: { width: number; height: number }): Promise<void> {
    return this.inTurn(async () => {
      await this.enter({ tab })
      const inner = async () => {
        const script = 'return [innerWidth, innerHeight]'
        return (await this.post('execute/sync', { script, args: [] })) as [number, number]
      }
      await this.post('window/rect', size)
      const [width, height] = await inner()
      // The window has a bar of its own.
      await this.post('window/rect', {
        width: 2 * size.width - width,
        height: 2 * size.height - height,
      })
    })
  }

  async tabs(): Promise<string[]> {
    return this.inTurn(async () => {
      return (await this.call('GET', `${this.session}/window/handles`)) as string[]
    })
  }

  closeTab(tab: string): Promise<void> {
    return this.inTurn(async () => {
      await this.post('window', { handle: tab })
      await this.call('DELETE', `${this.session}/window`)
    })
  }

  picture(tab: string): Promise<Buffer> {
    return this.inTurn(async () => {
      await this.enter({ tab })
      return Buffer.from(String(await this.call('GET', `${this.session}/screenshot`)), 'base64')
    })
  }

  /** This protocol tells of none. */
  complaints(): string[] {
    return []
  }

  async close(): Promise<void> {
    await this.inTurn(() => this.call('DELETE', this.session)).catch(() => undefined)
    await this.end()
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/harness/product'
import { until } from '../../../scripts/harness/wait'
import { takeHeard } from './heard'
import type { KeyAction, Place, Pointer, PointerAction, Transport } from './transport'

const SCREEN = '1500x1300x24'
/** The window's title bar is wider than a phone: its style reduces it to the minimum. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; border-spacing: 0; font-size: 1px }'

/** A folder of desktop settings, where GTK finds the style of windows. */
function narrowDesktop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW)
  return folder
}

/** WebKit under WebKitWebDriver (W3C WebDriver): a window on a virtual screen. */
export async function startWebKit(): Promise<Transport> {
  const port = await freePort()
  const xvfb = ['-a', '-s', `-screen 0 ${SCREEN}`, 'WebKitWebDriver', `--port=${port}`]
  const desktop = narrowDesktop()
  const env = { ...process.env, XDG_CONFIG_HOME: desktop }
  const driver = spawn('xvfb-run', xvfb, { stdio: 'ignore', detached: true, env })
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
    if (driver.exitCode === null && driver.signalCode === null && driver.pid) {
      const ended = once(driver, 'exit')
      process.kill(-driver.pid, 'SIGTERM')
      await ended
    }
    rmSync(desktop, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
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

  /** One command at a time: the current document is a state of the session. */
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

  /** Each response includes the errors of its document since the last one. */
  private readonly said: string[] = []

  run(place: Place, body: string, args: unknown[]): Promise<unknown> {
    const script = `const done = arguments[1], takeHeard = ${takeHeard}, early = takeHeard();
      const tell = (answer) =>
        done(JSON.stringify({ ...answer, said: [...early, ...takeHeard()] }));
      (async (args) => {${body}})(JSON.parse(arguments[0])).then(
        (value) => tell({ value }), (error) => tell({ error: String(error) }))`
    return this.inTurn(async () => {
      await this.enter(place)
      const told = await this.post('execute/async', { script, args: [JSON.stringify(args)] })
      const { value, error, said } = JSON.parse(String(told))
      this.said.push(...said)
      if (error) throw new Error(error)
      return value
    })
  }

  async goto(tab: string, url: string): Promise<void> {
    // Errors of the page that is left.
    await this.run({ tab }, '', [])
    return this.inTurn(async () => {
      await this.enter({ tab })
      await this.post('url', { url })
    })
  }

  /** Coordinates are those of the window, even if the document is in a frame. */
  point({ tab, frame }: Place, actions: PointerAction[], by: Pointer = 'mouse'): Promise<void> {
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
      const parameters = { pointerType: by }
      await this.post('actions', {
        actions: [{ type: 'pointer', id: by, parameters, actions: moved }],
      })
    })
  }

  /** Scrolls the window so that this height of the frame is visible. */
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

  /** Waits until the page has this size: the window has a title bar, and resizes with a delay. */
  resize(tab: string, size: { width: number; height: number }): Promise<void> {
    return this.inTurn(async () => {
      await this.enter({ tab })
      const rect = `${this.session}/window/rect`
      const script = 'return [innerWidth, innerHeight]'
      await until(`a window of ${size.width} by ${size.height}`, async () => {
        const window = (await this.call('GET', rect)) as typeof size
        const inner = (await this.post('execute/sync', { script, args: [] })) as [number, number]
        const [width, height] = inner
        if (width === size.width && height === size.height) return true
        await this.post('window/rect', {
          width: Math.max(size.width, size.width + window.width - width),
          height: Math.max(size.height, size.height + window.height - height),
        })
        return false
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

  /** This protocol has no such events: documents are queried a last time. */
  async complaints(): Promise<string[]> {
    for (const tab of await this.tabs()) await this.run({ tab }, '', [])
    return this.said
  }

  async close(): Promise<void> {
    await this.inTurn(() => this.call('DELETE', this.session)).catch(() => undefined)
    await this.end()
  }
}

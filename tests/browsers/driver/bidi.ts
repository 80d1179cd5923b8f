import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { freePort } from '../../../scripts/harness/product'
import { until } from '../../../scripts/harness/wait'
import type { KeyAction, Place, Pointer, PointerAction, Transport } from './transport'

/** Third-party cookies are blocked, partitioned ones as well: a launch has to work without them. */
const PREFERENCES = {
  'network.cookie.cookieBehavior': 1,
  'network.cookie.CHIPS.enabled': false,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US, en',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'dom.disable_open_during_load': false,
  'toolkit.cosmeticAnimations.enabled': false,
}

interface Context {
  context: string
  url: string
  children: Context[] | null
}
type Told = { id?: number; method?: string; params?: unknown; result?: unknown; message?: string }
type Send = <T>(method: string, params: object) => Promise<T>

/** Firefox over WebDriver BiDi, headless; each person is a container tab with separate cookies. */
export class Firefox {
  private constructor(
    private readonly firefox: ChildProcess,
    private readonly socket: WebSocket,
    private readonly send: Send,
    private readonly said: { context: string | null; text: string }[],
    private readonly profile: string,
  ) {}

  static async start(program: string): Promise<Firefox> {
    const port = await freePort()
    const profile = mkdtempSync(join(tmpdir(), 'pathquest-firefox-'))
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--profile', profile]
    const firefox = spawn(program, [...args, '--remote-debugging-port', String(port)], {
      stdio: 'ignore',
      detached: true,
    })
    const socket = await until('Firefox', () => connect(`ws://127.0.0.1:${port}/session`), {
      everyMs: 100,
      patienceMs: 60_000,
    })
    const said: Firefox['said'] = []
    const send = speak(socket, (told) => {
      if (told.method !== 'log.entryAdded') return
      const { level, text, source } = told.params as Entry
      const isFault = level === 'error' && !text?.startsWith(LEFT)
      if (isFault) said.push({ context: source.context ?? null, text: text ?? '' })
    })
    await send('session.new', { capabilities: {} })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    return new Firefox(firefox, socket, send, said, profile)
  }

  async person(): Promise<Transport> {
    const { userContext } = await this.send<{ userContext: string }>(
      'browser.createUserContext',
      {},
    )
    await this.send('browsingContext.create', { type: 'tab', userContext })
    return new FirefoxPerson(this.send, userContext, this.said)
  }

  async close(): Promise<void> {
    const ended = once(this.firefox, 'exit')
    await Promise.race([this.send('browser.close', {}), ended]).catch(() => undefined)
    this.socket.close()
    if (this.firefox.exitCode === null && this.firefox.pid)
      process.kill(-this.firefox.pid, 'SIGTERM')
    await ended
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** A font that was loading when its page was left. */
const LEFT = 'downloadable font: download failed'

interface Entry {
  level: string
  text: string | null
  source: { context?: string }
}

function connect(url: string): Promise<WebSocket | undefined> {
  return new Promise((done) => {
    const socket = new WebSocket(url)
    socket.once('open', () => done(socket)).once('error', () => done(undefined))
  })
}

/** Commands by their ids; messages without an id are events. */
function speak(socket: WebSocket, hear: (told: Told) => void): Send {
  let last = 0
  const waiting = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>()
  socket.on('message', (data) => {
    const told = JSON.parse(String(data)) as Told & { error?: string }
    const asked = told.id === undefined ? undefined : waiting.get(told.id)
    if (!asked) return hear(told)
    waiting.delete(told.id as number)
    if (told.error) asked.fail(new Error(`${told.error}: ${told.message}`))
    else asked.done(told.result as never)
  })
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Firefox has ended.'))
  })
  return (method, params) =>
    new Promise((done, fail) => {
      const id = ++last
      waiting.set(id, { done, fail })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

class FirefoxPerson implements Transport {
  readonly engine = 'Firefox'
  private readonly from: number

  constructor(
    private readonly send: Send,
    private readonly userContext: string,
    private readonly said: readonly { context: string | null; text: string }[],
  ) {
    this.from = said.length
  }

  private async contextOf({ tab, frame }: Place): Promise<string> {
    if (!frame) return tab
    const root = { root: tab }
    const { contexts } = await this.send<{ contexts: Context[] }>('browsingContext.getTree', root)
    for (const { context } of contexts[0]?.children ?? []) {
      const name = await this.evaluate(context, 'return name', [])
      if (name === frame) return context
    }
    throw new Error(`There is no frame ${frame}.`)
  }

  private async evaluate(context: string, body: string, args: unknown[]): Promise<unknown> {
    const told = await this.send<{
      type: string
      result?: { value: string }
      exceptionDetails?: { text: string }
    }>('script.callFunction', {
      functionDeclaration: `async (json) => {
        const value = await (async (args) => {${body}})(JSON.parse(json))
        return JSON.stringify({ value })
      }`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
      userActivation: false,
    })
    if (told.type === 'exception') throw new Error(told.exceptionDetails?.text)
    return JSON.parse(told.result?.value ?? '{}').value
  }

  async run(place: Place, body: string, args: unknown[]): Promise<unknown> {
    return this.evaluate(await this.contextOf(place), body, args)
  }

  async goto(tab: string, url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: tab, url, wait: 'complete' })
  }

  async point(place: Place, actions: PointerAction[], by: Pointer = 'mouse'): Promise<void> {
    await this.act(place, {
      type: 'pointer',
      id: by,
      parameters: { pointerType: by },
      actions,
    })
  }

  async keys(place: Place, actions: KeyAction[]): Promise<void> {
    await this.act(place, { type: 'key', id: 'keys', actions })
  }

  private async act(place: Place, source: unknown): Promise<void> {
    const context = await this.contextOf(place)
    await this.send('input.performActions', { context, actions: [source] })
  }

  async resize(tab: string, viewport: { width: number; height: number }): Promise<void> {
    await this.send('browsingContext.setViewport', { context: tab, viewport })
  }

  async tabs(): Promise<string[]> {
    const { contexts } = await this.send<{ contexts: (Context & { userContext: string })[] }>(
      'browsingContext.getTree',
      {},
    )
    return contexts
      .filter(({ userContext }) => userContext === this.userContext)
      .map(({ context }) => context)
  }

  async closeTab(tab: string): Promise<void> {
    await this.send('browsingContext.close', { context: tab })
  }

  async picture(tab: string): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: tab,
    })
    return Buffer.from(data, 'base64')
  }

  async complaints(): Promise<string[]> {
    return this.said.slice(this.from).map(({ text }) => text)
  }

  async close(): Promise<void> {
    await this.send('browser.removeUserContext', { userContext: this.userContext })
  }
}

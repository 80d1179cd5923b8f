// One launch over HTTP, as in a browser: login, the page that checks its cookie, the platform's
// response. A case can change each step.
import { CookieJar } from '../../../scripts/harness/cookie-jar'
import type { Claims, LabPlatform, Signing } from './lab-platform'

const TIMEOUT_MS = 15_000

const plain = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** Hidden fields of one of our pages. */
export function fieldsOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [plain(name), plain(value)]),
  )
}

/** Each item of a list is sent as a field; undefined values are omitted. */
export type Params = Record<string, string | string[] | null | undefined>

interface Request {
  method?: string
  form?: string[][] | Record<string, string>
  body?: string
  headers?: Record<string, string>
  jar?: CookieJar
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  location: string | null
}

/** The result of the login: state and nonce, unless it failed. */
interface Login {
  answer: Answer
  jar: CookieJar
  query?: URLSearchParams
  state?: string | null
  nonce: string | null
}

export interface LoginOptions {
  login?: Params
  method?: string
  jar?: CookieJar
}

type Made = Login & { claims: Claims }

/** The differences of a launch from a valid one. */
export interface LaunchOptions extends LoginOptions {
  /** Claims that differ (undefined: omitted). */
  change?: (claims: Claims) => Claims
  sign?: Signing
  /** Fields of the form that differ. */
  post?: (made: Made & { idToken: string }) => Params | Promise<Params>
  /** Used instead of a signed one. */
  token?: (made: Made) => string | Promise<string>
}

/** A request to the product; the body is a form unless it is a text. */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', form, body, headers = {}, jar }: Request = {},
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    body: form ? new URLSearchParams(form) : body,
    // The Accept header of a browser.
    headers: { accept: 'text/html', ...(jar?.header ? { cookie: jar.header } : {}), ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  jar?.take(answer)
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    location: answer.headers.get('location'),
  }
}

export const asForm = (params: Params) =>
  Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  )

export class Launcher {
  readonly launchUrl: string

  constructor(readonly origin: string) {
    this.launchUrl = `${origin}/lti/launch`
  }

  loginParams(platform: LabPlatform, changes: Params = {}): Params {
    return {
      iss: platform.issuer,
      client_id: platform.clientId,
      login_hint: 'user-1',
      target_link_uri: this.launchUrl,
      lti_message_hint: 'hint & "more"',
      ...changes,
    }
  }

  /** The first request only. */
  firstLogin(
    platform: LabPlatform,
    { login, method = 'GET', jar = new CookieJar() }: LoginOptions = {},
  ) {
    const form = asForm(this.loginParams(platform, login))
    return method === 'GET'
      ? ask(this.origin, `/lti/login?${new URLSearchParams(form)}`, { jar })
      : ask(this.origin, '/lti/login', { method, form, jar })
  }

  /** Up to the redirect to the platform: state and nonce, or the response of the failure. */
  async login(
    platform: LabPlatform,
    { login, method, jar = new CookieJar() }: LoginOptions = {},
  ): Promise<Login> {
    let answer = await this.firstLogin(platform, { login, method, jar })
    if (answer.status === 200) {
      answer = await ask(this.origin, '/lti/login', {
        method: 'POST',
        form: fieldsOf(answer.text),
        jar,
      })
    }
    if (answer.status !== 303) return { answer, jar, nonce: null }
    const query = new URL(answer.location ?? '').searchParams
    return { answer, jar, query, state: query.get('state'), nonce: query.get('nonce') }
  }

  /** A login and the form of the valid launch that follows it, not posted yet. */
  async begin(platform: LabPlatform, options?: LoginOptions) {
    const begun = await this.login(platform, options)
    const claims = platform.claims({ nonce: begun.nonce, launchUrl: this.launchUrl })
    return { ...begun, fields: { id_token: await platform.sign(claims), state: begun.state ?? '' } }
  }

  /** The platform's response as the browser posts it. */
  post(
    fields: Params,
    { path = '/lti/launch', ...rest }: Omit<Request, 'form'> & { path?: string } = {},
  ) {
    return ask(this.origin, path, { method: 'POST', form: asForm(fields), ...rest })
  }

  /** A whole launch. */
  async launch(
    platform: LabPlatform,
    { change = () => ({}), sign = {}, login, method, post, token }: LaunchOptions = {},
  ) {
    const begun = await this.login(platform, { login, method })
    if (begun.state === undefined) return begun.answer
    const claims = platform.claims({ nonce: begun.nonce, launchUrl: this.launchUrl })
    const changed = { ...claims, ...change(claims) }
    const made = { ...begun, claims: changed }
    const idToken = token ? await token(made) : await platform.sign(changed, sign)
    const fields = {
      id_token: idToken,
      state: begun.state,
      ...(await post?.({ ...made, idToken })),
    }
    return this.post(fields, { jar: begun.jar })
  }

  /** Whether a response is an accepted launch: its code opens the app exactly once. */
  async opens({ status, location }: Answer) {
    const code = status === 303 ? /^\/play#h=([\w-]+)$/.exec(location ?? '')?.[1] : undefined
    if (!code) return false
    const session = () =>
      ask(this.origin, '/api/session', {
        method: 'POST',
        body: JSON.stringify({ code }),
        headers: { 'content-type': 'application/json', origin: this.origin },
      })
    const [first, second] = [await session(), await session()]
    return first.status === 200 && second.status === 401
  }
}

// One launch over HTTP, as a browser does it: login, the page that looks for its cookie, the
// platform's answer. A case changes what it wants on the way.
import { CookieJar } from './cookie-jar'

const TIMEOUT_MS = 15_000

const plain = (text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

/** Hidden fields of a page of ours. */
export function fieldsOf(html) {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [plain(name), plain(value)]))
}

/** A request to the product; the body is a form unless it is a text. */
export async function ask(origin, path, { method = 'GET', form, body, headers = {}, jar } = {}) {
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    body: form ? new URLSearchParams(form) : body,
    // As every browser asks for a page.
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

const asForm = (params) =>
  Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [].concat(value).map((one) => [name, one]),
  )

export class Launcher {
  constructor(origin) {
    this.origin = origin
    this.launchUrl = `${origin}/lti/launch`
  }

  loginParams(platform, changes = {}) {
    return {
      iss: platform.issuer,
      client_id: platform.clientId,
      login_hint: 'user-1',
      target_link_uri: this.launchUrl,
      lti_message_hint: 'hint & "more"',
      ...changes,
    }
  }

  /** The first request alone. */
  firstLogin(platform, { login, method = 'GET', jar = new CookieJar() } = {}) {
    const form = asForm(this.loginParams(platform, login))
    return method === 'GET'
      ? ask(this.origin, `/lti/login?${new URLSearchParams(form)}`, { jar })
      : ask(this.origin, '/lti/login', { method, form, jar })
  }

  /** Until the platform is asked: state and nonce, or the answer that went no further. */
  async login(platform, { login, method, jar = new CookieJar() } = {}) {
    let answer = await this.firstLogin(platform, { login, method, jar })
    if (answer.status === 200) {
      answer = await ask(this.origin, '/lti/login', {
        method: 'POST',
        form: fieldsOf(answer.text),
        jar,
      })
    }
    if (answer.status !== 303) return { answer, jar }
    const query = new URL(answer.location).searchParams
    return { answer, jar, query, state: query.get('state'), nonce: query.get('nonce') }
  }

  /** A login and the form of the fine launch that follows it, not posted yet. */
  async begin(platform, options) {
    const begun = await this.login(platform, options)
    const claims = platform.claims({ nonce: begun.nonce, launchUrl: this.launchUrl })
    return { ...begun, fields: { id_token: await platform.sign(claims), state: begun.state } }
  }

  /** The platform's answer as the browser posts it. */
  post(fields, { jar, path = '/lti/launch', ...rest } = {}) {
    return ask(this.origin, path, { method: 'POST', form: asForm(fields), jar, ...rest })
  }

  /** A whole launch; `change` gets the claims and returns those that differ (undefined: left out). */
  async launch(platform, { change = () => ({}), sign = {}, login, method, post, token } = {}) {
    const begun = await this.login(platform, { login, method })
    if (begun.state === undefined) return begun.answer
    const claims = platform.claims({ nonce: begun.nonce, launchUrl: this.launchUrl })
    const changed = { ...claims, ...(await change(claims)) }
    const made = { ...begun, claims: changed }
    const idToken = token ? await token(made) : await platform.sign(changed, sign)
    const fields = {
      id_token: idToken,
      state: begun.state,
      ...(await post?.({ ...made, idToken })),
    }
    return this.post(fields, { jar: begun.jar })
  }

  /** Whether an answer is an accepted launch: its code opens the app once, and once only. */
  async opens({ status, location }) {
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

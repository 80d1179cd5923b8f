import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LtiServer, startLtiServer } from '../../test/lti-server'
import { holdDatabase } from '../../test/storage/hold-database'
import { aPlatform } from '../../test/storage/lti-samples'
import { tokenHash } from '../runtime/tokens'
import { browserCookie } from './launches/launch-request'
import type { LtiLaunchRow } from './launches/store/launches'
import { findLogin } from './launches/store/logins'
import { readDocuments } from './ltijs/documents'
import { LtijsStorage } from './ltijs/storage'
import type { LtiPlatform } from './platforms/store/platforms'

let server: LtiServer
let platform: LtiPlatform
const before = process.listenerCount('SIGINT')

beforeAll(async () => {
  server = await startLtiServer()
  const { db } = server.services.store
  platform = await aPlatform(db, { frameOrigins: ['https://*.school.example'] })
  await aPlatform(db, { issuer: 'https://waiting.example', isActive: false })
})
afterAll(() => server.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, {
    redirect: 'manual',
    ...init,
    // As every browser asks for a page.
    headers: { accept: 'text/html', ...(init.headers as Record<string, string>) },
  })
const loginPath = (changes: Record<string, string> = {}) =>
  `/lti/login?${new URLSearchParams({
    iss: platform.issuer,
    client_id: platform.clientId,
    login_hint: 'somebody',
    target_link_uri: `${server.origin}/lti/launch`,
    ...changes,
  })}`
const fieldsOf = (html: string) => {
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(/name="([^"]*)" value="([^"]*)"/g)) {
    fields.append(
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
    )
  }
  return fields
}
const hashIn = (html: string, tag: string) => {
  const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('addresses under /lti/', () => {
  it.each([
    '/lti/',
    '/lti/launch/',
    '/lti/Login',
    '/lti/%2Flogin',
    '/lti/constructor',
    '/lti/../lti',
  ])('are five and not %s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
  })

  it.each([
    ['PUT', '/lti/login', 'GET, HEAD, POST'],
    ['GET', '/lti/launch', 'POST'],
    ['OPTIONS', '/lti/launch', 'POST'],
    ['POST', '/lti/keys', 'GET, HEAD'],
    ['GET', '/lti/waiting', 'POST'],
    ['GET', '/lti/reopen', 'POST'],
    ['DELETE', '/lti/register', 'GET, HEAD'],
    ['POST', '/lti/config.json', 'GET, HEAD'],
  ])('take no %s of %s', async (method, path, allowed) => {
    const answer = await ask(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
  })

  it('answer an LMS that looks at the launch kindly, and warn nobody', async () => {
    const answer = await ask('/lti/launch', { headers: { 'accept-language': 'es' } })
    const id = answer.headers.get('x-request-id') ?? 'none'
    expect(await answer.text()).toContain('Pathquest se abre desde tu curso')
    const lines = server.api
      .logged()
      .split('\n')
      .filter((line) => line.includes(id))
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain('warn')
    expect(lines.join()).not.toContain('refused')
  })

  it.each(['announced', 'counted'])('take no form of a megabyte, its length %s', async (how) => {
    const form = `iss=${'x'.repeat(1_000_000)}`
    const body = how === 'announced' ? form : new Blob([form]).stream()
    const answer = await ask('/lti/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('Your LMS sent too much at once')
    expect(server.services.limits.bodies.isEmpty).toBe(true)
  })

  it('publish keys that may be kept, and say when they are the same', async () => {
    await server.services.lti.keys.create(platform)
    const first = await ask('/lti/keys')
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await first.json()).toMatchObject({ keys: [{ alg: 'RS256' }] })
    const tag = first.headers.get('etag') ?? ''
    const again = await ask('/lti/keys', { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    await server.services.lti.keys.rotate(platform)
    const rotated = await ask('/lti/keys', { headers: { 'if-none-match': tag } })
    expect(await rotated.json()).toMatchObject({ keys: [{ use: 'sig' }, { use: 'sig' }] })
  })
})

describe('pages of a launch', () => {
  it('run no script and no style but their own, framed by active platforms alone', async () => {
    const answer = await ask(loginPath())
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    expect(policy).toContain("default-src 'none'")
    // In a window of its own a browser asks for an icon, and tells of one that it may not load.
    expect(policy).toContain("img-src 'self'")
    expect(html).toContain('<link rel="icon" href="/icon.svg"')
    expect(policy).toContain(`script-src ${hashIn(html, 'script')}`)
    expect(policy).toContain(`style-src ${hashIn(html, 'style')}`)
    expect(policy).toMatch(/frame-ancestors https:\/\/lms\.example https:\/\/\*\.school\.example$/)
    expect(policy).not.toContain('waiting.example')
    expect(answer.headers.get('x-frame-options')).toBeNull()
  })

  it('carry what the LMS sent and nothing of it as markup', async () => {
    const hint = `"><script>alert(1)</script>'&`
    const html = await (await ask(loginPath({ lti_message_hint: hint }))).text()
    expect(html).not.toContain('alert(1)</script>')
    expect(fieldsOf(html).get('lti_message_hint')).toBe(hint)
  })

  it('name the request, and the log says why without a value of it', async () => {
    const answer = await ask(loginPath({ target_link_uri: 'https://evil.example/x' }))
    expect(answer.status).toBe(400)
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\w-]{12}$/)
    expect(await answer.text()).toContain(id)
    const line = server.api
      .logged()
      .split('\n')
      .find((one) => one.includes(id) && one.includes('refused'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ code: 'target_link_uri_at_login' })
    expect(server.api.logged()).not.toContain('evil.example')
  })

  it('let the app be framed by active platforms, too, and nothing else of ours', async () => {
    const shell = await server.api.app.request('/play/live')
    expect(shell.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://lms.example https://*.school.example',
    )
    expect(shell.headers.get('x-frame-options')).toBeNull()
    for (const path of ['/', '/dashboard', '/playground', '/api/health']) {
      const other = await server.api.app.request(path)
      expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(other.headers.get('x-frame-options')).toBe('DENY')
    }
  })
})

describe('a login', () => {
  const post = (body: URLSearchParams, headers: Record<string, string> = {}) =>
    ask('/lti/login', { method: 'POST', body, headers })

  it('looks whether the browser keeps a Partitioned cookie, and then asks the platform', async () => {
    const page = await ask(loginPath())
    const cookie = page.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(
      /^pathquest-lti=[\w-]{43}; Path=\/lti; Max-Age=600; HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
    const fields = fieldsOf(await page.text())
    const answer = await post(fields, { cookie: cookie.split(';')[0] ?? '' })
    expect(answer.status).toBe(303)
    const to = new URL(answer.headers.get('location') ?? '')
    expect(to.origin + to.pathname).toBe(platform.authUrl)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      response_type: 'id_token',
      response_mode: 'form_post',
      scope: 'openid',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: `${server.origin}/lti/launch`,
      login_hint: 'somebody',
    })
    expect(to.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
    expect(to.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
  })

  it('sends a client that takes no pages on at once, with the cookie to come back with', async () => {
    const answer = await ask(loginPath(), { headers: { accept: '*/*' } })
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^pathquest-lti=[\w-]{43}; /)
    const to = new URL(answer.headers.get('location') ?? '')
    expect(to.origin + to.pathname).toBe(platform.authUrl)
    expect(to.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
  })

  it('without a cookie offers a window of its own, which does not offer another', async () => {
    const offered = await post(fieldsOf(await (await ask(loginPath())).text()))
    const html = await offered.text()
    expect(html).toContain('target="_blank"')
    expect(html).toContain('Open in a new window')
    const opened = await post(fieldsOf(html))
    const refused = await post(fieldsOf(await opened.text()))
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('Your browser keeps no cookies for Pathquest')
  })

  it('of a window is one that a frame waits for, if our own page opened it', async () => {
    const { db } = server.services.store
    const loginOf = async (from: Record<string, string>, waiting?: string) => {
      const frame = await post(fieldsOf(await (await ask(loginPath())).text()))
      const fields = fieldsOf(await frame.text())
      fields.delete('code')
      if (waiting) fields.set('waiting', waiting)
      const check = await post(fields, from)
      const cookie = check.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const login = await post(fieldsOf(await check.text()), { ...from, cookie })
      const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? ''
      const row = await findLogin(db, tokenHash(state))
      return { asked: fields.get('waiting'), kept: row?.waitingHash }
    }
    const ours = await loginOf({ origin: server.origin })
    expect(ours.asked).toMatch(/^[\w-]{43}$/)
    expect(ours.kept).toBe(ours.asked)
    for (const from of [{}, { origin: 'null' }, { origin: 'https://evil.example' }]) {
      expect((await loginOf(from as Record<string, string>)).kept).toBeNull()
    }
    expect((await loginOf({ origin: server.origin }, 'no hash')).kept).toBeNull()
    const began = await post(
      new URLSearchParams(loginPath({ waiting: ours.asked ?? '' }).split('?')[1]),
      {
        origin: server.origin,
      },
    )
    expect(fieldsOf(await began.text()).has('waiting')).toBe(false)
  })

  it('speaks the language of the browser, down to the refusal', async () => {
    const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }
    const page = await (await ask(loginPath(), { headers: inSpanish })).text()
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('<h1>Abriendo Pathquest</h1>')
    const offered = await (await post(fieldsOf(page), inSpanish)).text()
    expect(offered).toContain('Abrir en otra ventana')
    const unknown = await ask(loginPath({ client_id: 'nobody' }), { headers: inSpanish })
    expect(await unknown.text()).toContain('Tu LMS aún no está conectado con Pathquest')
  })

  it('without a cookie uses the storage that the platform names, at its own origin', async () => {
    const page = await ask(loginPath({ lti_storage_target: '_parent' }))
    const html = await (await post(fieldsOf(await page.text()))).text()
    expect(html).toContain('data-origin="https://lms.example"')
    expect(html).toContain('data-target="_parent"')
    expect(html).toMatch(/data-value="[\w-]{43}"/)
  })

  it('has a cookie of this host alone behind TLS', async () => {
    expect(browserCookie('https://quest.example').header('x')).toBe(
      '__Host-pathquest-lti=x; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=None; Partitioned',
    )
  })
})

describe('behind ltijs', () => {
  it('Ctrl-C stays with whoever started the process', () => {
    expect(process.listenerCount('SIGINT')).toBe(before)
  })

  it('a nonce is kept once, names never, and platforms are not its to change', async () => {
    const { services } = server
    const storage = new LtijsStorage(services, services.lti.keys)
    await storage.Insert(false, 'nonce', { nonce: 'n' })
    await expect(storage.Insert(false, 'nonce', { nonce: 'n' })).rejects.toThrow('NONCE_EXISTS')
    expect(await storage.Get(false, 'nonce', { nonce: 'n' })).toMatchObject([{ nonce: 'n' }])
    await storage.Insert(false, 'idtoken', { user: 'u', userInfo: { name: 'Ada' } })
    expect(await storage.Get(false, 'idtoken', { user: 'u' })).toBe(false)
    await expect(storage.Replace(false, 'platform', {}, { clientId: 'x' })).rejects.toThrow()
    await storage.Replace(
      'key',
      'accesstoken',
      {},
      { token: 't' },
      {
        platformUrl: 'p',
        clientId: 'c',
        scopes: 's',
      },
    )
    const query = { platformUrl: 'p' }
    const [row] = await readDocuments(
      services.store.db,
      { collection: 'accesstoken', query, secret: 'key' },
      Date.now(),
    )
    expect(row?.row.content).not.toContain('"t"')
    expect(row?.content).toEqual({ token: 't' })
  })

  it('a chosen content is signed for the platform, an error under its right name', async () => {
    const launch = {
      platformId: platform.id,
      deploymentId: '1',
      sub: 'teacher',
      deepLinking: { acceptTypes: ['ltiResourceLink'], acceptMultiple: true, data: 'opaque' },
    } as unknown as LtiLaunchRow
    const items = [{ type: 'ltiResourceLink', title: 'One' }, { type: 'file' }]
    const { lti } = server.services
    const jwt = await lti.signDeepLinking(launch, items, { errorMessage: 'No' })
    const { kid } = await lti.keys.signing(platform)
    expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'RS256', kid })
    expect(decodeJwt(jwt)).toMatchObject({
      iss: platform.clientId,
      aud: platform.issuer,
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'opaque',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [items[0]],
      'https://purl.imsglobal.org/spec/lti-dl/claim/errormsg': 'No',
    })
  })
})

it('a database that somebody else holds: 503 and when to try again, reads go on, nothing is spent', async () => {
  const { origin, api } = server
  // A client that takes no page is sent on at once: the login is written.
  const begin = () => ask(loginPath(), { headers: { accept: '*/*' } })
  const release = holdDatabase(join(api.dataDir, 'pathquest.db'))
  const held = begin()
  expect((await fetch(`${origin}/lti/keys`)).status).toBe(200)
  const answer = await held
  release()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.text()).toContain('Pathquest is busy right now')
  expect(api.logged()).toContain('the database refuses')
  expect((await begin()).status).toBe(303)
})

it('what throws is a page with a number, one line in the log, and the process lives', async () => {
  const { services, api } = server
  const { limits, lti } = services
  const [countLtiLogin, frameAncestors] = [limits.countLtiLogin, lti.frameAncestors]
  limits.countLtiLogin = () => {
    throw new TypeError('a bug')
  }
  lti.frameAncestors = async () => {
    throw new Error('the database is away')
  }
  const answer = await ask(loginPath())
  Object.assign(limits, { countLtiLogin })
  Object.assign(lti, { frameAncestors })
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain(answer.headers.get('x-request-id') ?? 'none')
  expect(api.logged()).toContain('a bug')
  expect((await ask(loginPath())).status).toBe(200)
})

it('HEAD is answered as GET, without its page', async () => {
  const answer = await ask('/lti/keys', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

it('a platform may open its pages from a window of its own, which they can close', async () => {
  const answer = await ask('/lti/register')
  expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors https:/)
})

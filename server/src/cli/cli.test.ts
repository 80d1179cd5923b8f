import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/api'
import { signUp } from '../testing/people'

/** Ten processes one after the other, the first of which may have to build. */
const COMMAND_MS = 120_000
const MOODLE = [
  ...['--issuer', 'https://moodle.example', '--client-id', 'client-1'],
  ...['--auth-url', 'https://moodle.example/auth', '--token-url', 'https://moodle.example/token'],
  ...['--jwks-url', 'https://moodle.example/keys'],
]

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ PATHQUEST_DEMO: 'off', LTI_PRIVATE_ADDRESSES: 'off' })
})
afterAll(() => server.stop())

/** Runs a command as npm does, beside the running server. */
function run(script: string, ...args: string[]) {
  const file = fileURLToPath(new URL(`../../../scripts/command/${script}.mjs`, import.meta.url))
  const env = {
    ...process.env,
    DATA_DIR: server.dataDir,
    PUBLIC_ORIGIN: 'https://play.example',
    LTI_PRIVATE_ADDRESSES: 'off',
  }
  return new Promise<{ code: number; out: string; error: string }>((done) => {
    execFile(process.execPath, [file, ...args], { env }, (failure, out, error) => {
      done({ code: failure ? Number(failure.code) : 0, out, error })
    })
  })
}
const json = async (script: string, ...args: string[]) => {
  const { code, out, error } = await run(script, ...args, '--json')
  expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' })
  return JSON.parse(out)
}
const published = async () => (await server.client('GET', '/lti/keys')).body.keys.length

test(
  'an LMS is registered, listed, its keys rotated, and removed, beside the running server',
  async () => {
    const first = await json('lti-register', ...MOODLE, '--name', 'Hill School')
    expect(first.platform).toMatchObject({
      name: 'Hill School',
      issuer: 'https://moodle.example',
      isActive: true,
      binding: 'first_launch',
    })
    expect(first.tool.loginUrl).toBe('https://play.example/lti/login')
    const twice = await run('lti-register', ...MOODLE)
    expect(twice).toMatchObject({ code: 1, out: '' })
    expect(twice.error).toContain('This platform is registered already.')
    const other = await json(
      'lti-register',
      ...MOODLE.map((word) => word.replace('client-1', 'client-2')),
      ...['--deployment-id', '1', '--deployment-id', '2', '--frame-origin', 'https://a.example'],
    )
    expect(other.platform).toMatchObject({
      name: 'moodle.example',
      binding: 'by_hand',
      deployments: [{ deploymentId: '1' }, { deploymentId: '2' }],
      frameOrigins: ['https://a.example'],
    })

    const { platforms } = await json('lti-list')
    expect(platforms).toEqual([first.platform, other.platform])
    const list = await run('lti-list')
    expect(list.out).toContain('Hill School')
    expect(list.out).toContain('https://play.example/lti/launch')

    expect(await published()).toBe(2)
    expect(await json('lti-rotate-keys', first.platform.id)).toEqual({
      rotated: [first.platform.id],
    })
    expect(await published()).toBe(3)
    expect((await json('lti-rotate-keys')).rotated).toHaveLength(2)
    expect(await published()).toBe(5)

    const removed = await run('lti-remove', other.platform.id)
    expect(removed.code).toBe(0)
    expect(removed.out).toContain('Removed moodle.example')
    expect((await json('lti-list')).platforms).toHaveLength(1)
    const gone = await run('lti-remove', other.platform.id)
    expect(gone).toMatchObject({ code: 1, out: '' })
    expect(gone.error).toContain('npm run lti:list')
  },
  COMMAND_MS,
)

test(
  'what is written wrongly is answered in words, with the usage and exit code 2',
  async () => {
    const cases: [args: [script: string, ...string[]], words: string][] = [
      [['lti-register', '--issuer', 'https://a.example'], '--client-id is missing.'],
      [['lti-register', ...MOODLE, '--colour', 'red'], "Unknown option '--colour'"],
      [['lti-remove'], 'ID is missing.'],
      [['admin-grant', 'a@b.example', 'c@d.example'], 'c@d.example is one word too many.'],
    ]
    for (const [args, words] of cases) {
      const { code, error, out } = await run(...args)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(error).toContain(words)
      expect(error).toContain('npm run')
      expect(error).not.toContain('    at ')
    }
    const weak = await run('lti-register', ...MOODLE.map((word) => word.replace('https', 'http')))
    expect(weak.code).toBe(1)
    expect(weak.error).toContain('--issuer: ')
    const help = await run('lti-register', '--help')
    expect(help).toMatchObject({ code: 0 })
    expect(help.out).toContain('--jwks-url')
  },
  COMMAND_MS,
)

test(
  'an account that exists becomes an administrator; for another it says what to do',
  async () => {
    const person = await signUp(server.client, 'teacher')
    const list = () => server.client('GET', '/api/admin/lti/platforms', undefined, person)
    expect((await list()).status).toBe(403)
    const unknown = await run('admin-grant', 'nobody@school.example')
    expect(unknown.code).toBe(1)
    expect(unknown.error).toContain('Sign up at https://play.example/signup')
    const granted = await run('admin-grant', person.email.toUpperCase())
    expect(granted.code).toBe(0)
    expect(granted.out).toContain('https://play.example/admin/lms')
    expect((await list()).status).toBe(200)
    expect((await json('admin-grant', person.email)).isNew).toBe(false)
  },
  COMMAND_MS,
)

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { startTestServer, type TestServer } from '../../test/api'
import { type Person, signUp } from '../../test/people'
import { runCommand } from './index'

const MOODLE = [
  ...['--issuer', 'https://moodle.example', '--client-id', 'client-1'],
  ...['--auth-url', 'https://moodle.example/auth', '--token-url', 'https://moodle.example/token'],
  ...['--jwks-url', 'https://moodle.example/keys'],
]

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    PATHQUEST_DEMO: 'off',
    LTI_PRIVATE_ADDRESSES: 'off',
    TEACHER_SIGN_UP: 'approval',
  })
})
afterAll(() => server.stop())

beforeEach(() => {
  vi.stubEnv('DATA_DIR', server.dataDir)
  vi.stubEnv('PUBLIC_ORIGIN', 'https://play.example')
  vi.stubEnv('LTI_PRIVATE_ADDRESSES', 'off')
})
afterEach(() => vi.unstubAllEnvs())

interface Ended {
  code: number
  out: string
  error: string
}

/** Runs a command beside the running server, in this process. */
async function run(command: string, ...args: string[]): Promise<Ended> {
  const lines = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line) => {
      lines[stream] += `${line}\n`
    }),
  )
  try {
    const code = await runCommand(command, args)
    return { code, out: lines.log, error: lines.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs its script, as npm does. */
function runScript(command: string, ...args: string[]): Promise<Ended> {
  const file = fileURLToPath(new URL('../../../scripts/command.mjs', import.meta.url))
  return new Promise((done) => {
    execFile(process.execPath, [file, command, ...args], (failure, out, error) => {
      done({ code: failure ? Number(failure.code) : 0, out, error })
    })
  })
}
const json = async (command: string, ...args: string[]) => {
  const { code, out, error } = await run(command, ...args, '--json')
  expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' })
  return JSON.parse(out)
}
const published = async () => (await server.client('GET', '/lti/keys')).body.keys.length

test('the store of rooms is listed; on SQLite there is no other to give up', async () => {
  const { stores, unknown } = await json('stores:list')
  expect([stores.length, unknown]).toEqual([1, 0])
  expect(stores[0]).toMatchObject({ games: 0, lostAt: null, isRunning: null })
  expect(stores[0].place).toContain(server.dataDir)
  const { out } = await run('stores:list')
  expect(out).toContain(`${stores[0].id}  alone`)
  const lost = await run('stores:lost', stores[0].id)
  expect(lost).toMatchObject({ code: 1, out: '' })
  expect(lost.error).toContain('A SQLite database has one store of rooms')
})

test('an LMS is registered, listed, its keys rotated, and removed, beside the running server', async () => {
  const first = await json('lti:register', ...MOODLE, '--name', 'Hill School')
  expect(first.platform).toMatchObject({
    name: 'Hill School',
    issuer: 'https://moodle.example',
    isActive: true,
    binding: 'first_launch',
  })
  expect(first.tool.loginUrl).toBe('https://play.example/lti/login')
  const twice = await run('lti:register', ...MOODLE)
  expect(twice).toMatchObject({ code: 1, out: '' })
  expect(twice.error).toContain('This platform is registered already.')
  const other = await json(
    'lti:register',
    ...MOODLE.map((word) => word.replace('client-1', 'client-2')),
    ...['--deployment-id', '1', '--deployment-id', '2', '--frame-origin', 'https://a.example'],
  )
  expect(other.platform).toMatchObject({
    name: 'moodle.example',
    binding: 'by_hand',
    deployments: [{ deploymentId: '1' }, { deploymentId: '2' }],
    frameOrigins: ['https://a.example'],
  })

  const { platforms } = await json('lti:list')
  expect(platforms).toEqual([first.platform, other.platform])
  const list = await run('lti:list')
  expect(list.out).toContain('Hill School')
  expect(list.out).toContain('https://play.example/lti/launch')
  expect(list.out).toMatch(/scope +https:\/\/purl\.imsglobal\.org\/spec\/lti-ags\/scope\/score/)
  expect(list.out).toMatch(/groups \(Moodle\) +groups=\$Moodle\.Person\.userGroupIds/)

  expect(await published()).toBe(2)
  expect(await json('lti:rotate-keys', first.platform.id)).toEqual({
    rotated: [first.platform.id],
  })
  expect(await published()).toBe(3)
  expect((await json('lti:rotate-keys')).rotated).toHaveLength(2)
  expect(await published()).toBe(5)

  const removed = await run('lti:remove', other.platform.id)
  expect(removed.code).toBe(0)
  expect(removed.out).toContain('Removed moodle.example')
  expect((await json('lti:list')).platforms).toHaveLength(1)
  const gone = await run('lti:remove', other.platform.id)
  expect(gone).toMatchObject({ code: 1, out: '' })
  expect(gone.error).toContain('npm run lti:list')
})

test('what is written wrongly is answered in words, with the usage and exit code 2', async () => {
  const cases: [args: [command: string, ...string[]], words: string][] = [
    [['lti:register', '--issuer', 'https://a.example'], '--client-id is missing.'],
    [['lti:register', ...MOODLE, '--colour', 'red'], "Unknown option '--colour'"],
    [['lti:remove'], 'ID is missing.'],
    [['admin:grant', 'a@b.example', 'c@d.example'], 'c@d.example is one word too many.'],
  ]
  for (const [args, words] of cases) {
    const { code, error, out } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(words)
    expect(error).toContain('npm run')
    expect(error).not.toContain('    at ')
  }
  const weak = await run('lti:register', ...MOODLE.map((word) => word.replace('https', 'http')))
  expect(weak.code).toBe(1)
  expect(weak.error).toContain('--issuer: ')
  const help = await run('lti:register', '--help')
  expect(help).toMatchObject({ code: 0 })
  expect(help.out).toContain('--jwks-url')
})

test('an account that exists becomes an administrator; for another it says what to do', async () => {
  const person = await signUp(server.client, 'teacher')
  const list = () => server.client('GET', '/api/admin/lti/platforms', undefined, person)
  expect((await list()).status).toBe(403)
  const unknown = await run('admin:grant', 'nobody@school.example')
  expect(unknown.code).toBe(1)
  expect(unknown.error).toContain('Sign up at https://play.example/signup')
  const granted = await run('admin:grant', person.email.toUpperCase())
  expect(granted.code).toBe(0)
  expect(granted.out).toContain('https://play.example/admin/lms')
  expect((await list()).status).toBe(200)
  expect((await json('admin:grant', person.email)).isNew).toBe(false)
})

test('teachers who wait are listed, and let in or made students, beside the running server', async () => {
  const [anna, bert] = [
    await signUp(server.client, 'teacher'),
    await signUp(server.client, 'teacher'),
  ]
  const sets = (person: Person) =>
    server.client('GET', '/api/question-sets/qs_nurse-shift', undefined, person)
  const emails = async () => {
    const waiting: { email: string }[] = await json('admin:people')
    return waiting.map(({ email }) => email)
  }
  expect(await emails()).toEqual(expect.arrayContaining([anna.email, bert.email]))
  expect((await run('admin:people')).out).toContain(anna.email)
  expect((await sets(anna)).body).toMatchObject({ code: 'approval_pending' })

  const approved = await run('admin:people', '--approve', anna.email.toUpperCase())
  expect(approved).toMatchObject({ code: 0, error: '' })
  expect(approved.out).toContain('is a teacher now')
  expect((await sets(anna)).status).toBe(200)
  expect(await json('admin:people', '--refuse', bert.email)).toMatchObject({ isApproved: false })
  expect((await sets(bert)).body).toMatchObject({ code: 'wrong_role' })
  expect(await emails()).not.toEqual(expect.arrayContaining([anna.email]))

  const again = await run('admin:people', '--approve', anna.email)
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.error).toContain('npm run admin:people')
  const both = await run('admin:people', '--approve', anna.email, '--refuse', anna.email)
  expect(both.error).toContain('not both')
})

test.each([
  ['lti:list', [], { code: 0, out: 'Values for the LMS:', error: '' }],
  ['lti:register', ['--colour', 'red'], { code: 2, out: '', error: "Unknown option '--colour'" }],
  ['lti:rotate-keys', ['unknown'], { code: 1, out: '', error: 'npm run lti:list' }],
  ['lti:remove', ['unknown'], { code: 1, out: '', error: 'npm run lti:list' }],
  [
    'admin:people',
    ['--help'],
    { code: 0, out: 'npm run admin:people -- --approve EMAIL', error: '' },
  ],
  ['admin:grant', ['--help'], { code: 0, out: 'npm run admin:grant -- EMAIL', error: '' }],
])('%s %j is run by its script', async (command, args, { code, out, error }) => {
  const ended = await runScript(command, ...args)
  expect(ended.code).toBe(code)
  expect(ended.out).toContain(out)
  expect(ended.error).toContain(error)
})

test('a backup is made beside the running server and restored elsewhere, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'backup.tar.gz')
  expect(await json('backup', file)).toMatchObject({ file, database: 'sqlite' })
  const { out: waiting } = await run('admin:people')
  const again = await run('backup', file)
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.error).toContain('exists already')

  vi.stubEnv('DATA_DIR', join(folder, 'elsewhere'))
  expect(await json('restore', file)).toMatchObject({ putAside: null, database: 'sqlite' })
  const twice = await run('restore', file)
  expect(twice).toMatchObject({ code: 1, out: '' })
  expect(twice.error).toContain('--replace')
  expect(await json('restore', file, '--replace')).toMatchObject({
    putAside: expect.stringContaining('before-restore-'),
  })
  // A command that opens the data finds the same people.
  expect((await run('admin:people')).out).toBe(waiting)
}, 90_000)

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { recordRunningProduct, runningProducts } from '../runtime/running-product'
import { findProduct } from './find-product'
import { runCommand } from './index'

let api: TestApi
let notes: string
const taken: (() => void)[] = []

beforeAll(async () => {
  api = await makeTestApi()
  notes = join(api.dataDir, 'notes')
})
afterAll(() => api.stop())
beforeEach(() => {
  for (const name of ['DATA_DIR', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'LTI_PRIVATE_ADDRESSES'])
    vi.stubEnv(name, '')
})
afterEach(() => {
  for (const take of taken.splice(0)) take()
  rmSync(notes, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The product, as it tells of itself when it has started. */
const runs = (change: object = {}) =>
  taken.push(
    recordRunningProduct(
      {
        dataDir: api.dataDir,
        publicOrigin: 'https://play.example',
        ltiPrivateAddresses: false,
        databaseUrl: undefined,
        ltiSecret: undefined,
        ...change,
      },
      notes,
    ),
  )
const file = () => join(notes, `${process.pid}.json`)

async function run(...[command = '', ...args]: string[]) {
  const said = { log: '', error: '' }
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line) => {
      said[stream] += `${line}\n`
    })
  }
  const code = await runCommand(command, args, notes)
  return { code, out: said.log, error: said.error }
}

test('a command finds folder and address of the product that runs', async () => {
  runs()
  const person = await signUp(api.client, 'teacher')
  const { code, out, error } = await run('admin:grant', person.email)
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain('https://play.example/admin/lms')
  // It takes no plain http either: the product would not.
  const MOODLE = ['issuer', 'client-id', 'auth-url', 'token-url', 'jwks-url']
  const weak = MOODLE.flatMap((name) => [`--${name}`, 'http://moodle.example'])
  expect((await run('lti:register', ...weak)).error).toContain('--issuer: ')
})

test('what it is told counts more than what runs', async () => {
  runs()
  vi.stubEnv('PUBLIC_ORIGIN', 'https://other.example')
  expect((await run('lti:list')).out).toContain('https://other.example/lti/launch')
})

test('with a data folder it is the product of that folder that gives the address', async () => {
  runs()
  vi.stubEnv('DATA_DIR', `${api.dataDir}/.`)
  expect((await run('lti:list')).out).toContain('https://play.example/lti/launch')
})

test('of two products it asks which one is meant, and does nothing', async () => {
  runs()
  const note = JSON.parse(readFileSync(file(), 'utf8'))
  const second = { ...note, dataDir: '/srv/second', publicOrigin: 'https://second.example' }
  writeFileSync(join(notes, 'second.json'), JSON.stringify(second))
  const { code, error } = await run('lti:list')
  expect(code).toBe(1)
  expect(error).toContain(`DATA_DIR=${note.dataDir}  (https://play.example)`)
  expect(error).toContain('DATA_DIR=/srv/second  (https://second.example)')
  vi.stubEnv('DATA_DIR', api.dataDir)
  expect((await run('lti:list')).code).toBe(0)
})

test('a product with a database or a secret of its own asks for the same', async () => {
  runs({ databaseUrl: 'postgres://u:p@db/x', ltiSecret: 'x'.repeat(32) })
  expect(readFileSync(file(), 'utf8')).not.toMatch(/postgres:|xxxx/)
  const { code, error } = await run('lti:list')
  expect(code).toBe(1)
  expect(error).toContain('DATABASE_URL and LTI_ENCRYPTION_SECRET')
})

test('the note of one that was killed is none, and goes with the next start', async () => {
  runs()
  const note = JSON.parse(readFileSync(file(), 'utf8'))
  const dead = { ...note, process: { pid: process.pid, born: 'an earlier life' } }
  writeFileSync(join(notes, 'dead.json'), JSON.stringify(dead))
  writeFileSync(join(notes, 'torn.json'), '{"process"')
  expect(runningProducts(notes)).toEqual([note])
  runs()
  expect(readdirSync(notes)).toEqual([`${process.pid}.json`])
})

test('where nothing runs it says which data are used, unless it is told', async () => {
  const nothing = findProduct({}, [])
  expect(nothing.note).toContain('the data in ./data are used')
  expect(findProduct({ DATA_DIR: api.dataDir }, []).note).toBeUndefined()
  expect(findProduct({ DATABASE_URL: 'postgres://u:p@db/x' }, []).note).toBeUndefined()
})

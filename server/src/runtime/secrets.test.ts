import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSecrets, secretProblem, writePrivate } from './secrets'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pathquest-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'secrets.json')
const modeOf = (path: string) => statSync(path).mode & 0o777

describe('Secrets', () => {
  test('the first start makes four of 256 bits that only the owner reads', () => {
    const secrets = loadSecrets(folder, {})
    const values = Object.values(secrets)
    expect(new Set(values).size).toBe(4)
    for (const value of values) expect(Buffer.from(value, 'base64url')).toHaveLength(32)
    expect(modeOf(file())).toBe(0o600)
  })

  test('later starts use the same ones and restore the mode of the file', () => {
    const secrets = loadSecrets(folder, {})
    chmodSync(file(), 0o644)
    expect(loadSecrets(folder, {})).toEqual(secrets)
    expect(modeOf(file())).toBe(0o600)
  })

  test('a secret from the environment is used and never written', () => {
    const room = 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ'
    expect(loadSecrets(folder, { room }).room).toBe(room)
    expect(readFileSync(file(), 'utf8')).not.toContain(room)
  })

  test('a file of an older version keeps its secrets and gets the missing ones', () => {
    const { lti: _, ...older } = loadSecrets(folder, {})
    writeFileSync(file(), JSON.stringify(older))
    const secrets = loadSecrets(folder, {})
    expect(secrets).toMatchObject(older)
    expect(loadSecrets(folder, {}).lti).toBe(secrets.lti)
  })

  test('a failed write leaves no draft', () => {
    mkdirSync(join(file(), 'in-the-way'), { recursive: true })
    expect(() => writePrivate(file(), {})).toThrow()
    expect(readdirSync(folder)).toEqual([basename(file())])
  })

  test('a file with a weak secret stops the start', () => {
    const weak = JSON.stringify({ auth: 'x', room: 'y', seat: 'z' })
    writeFileSync(file(), weak)
    expect(() => loadSecrets(folder, {})).toThrow(/needs at least 32/)
  })

  test.each(['changeme', 'password'.repeat(8), '0123456789', '12'.repeat(40)])(
    '%s is refused',
    (value) => {
      expect(secretProblem(value)).toBeDefined()
    },
  )
})

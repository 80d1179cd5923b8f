import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const server = fileURLToPath(new URL('../../..', import.meta.url))

describe('the committed migrations', () => {
  test.each([
    ['sqlite', 'sqlite'],
    ['pg', 'postgresql'],
  ])(
    'of %s lead to the schema as it is',
    (folder, dialect) => {
      const copy = mkdtempSync(join(tmpdir(), 'pathquest-migrations-'))
      try {
        cpSync(join(server, 'drizzle', folder), copy, { recursive: true })
        const committed = readdirSync(copy)
        const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
        const schema = `./drizzle/schema.${folder}.cjs`
        const out = relative(server, copy)
        const told = execFileSync(
          process.execPath,
          [kit, 'generate', `--dialect=${dialect}`, `--schema=${schema}`, `--out=${out}`],
          { cwd: server, encoding: 'utf8' },
        )
        expect(told).toContain('No schema changes')
        expect(readdirSync(copy)).toEqual(committed)
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
      // Drizzle's own program: a busy machine takes its time to load it.
    },
    60_000,
  )
})

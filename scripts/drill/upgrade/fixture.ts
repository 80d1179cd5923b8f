// A fixture: the data folder of a version with running games, and what was acknowledged to whom.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SessionType } from '@pathquest/core/rooms/game-choices'
import Database from 'better-sqlite3'
import type { SentMove } from '../../harness/bot-player'
import type { Promised } from '../../harness/page-player'
import { at } from '../../start/paths.mjs'

const folder = at('tests/upgrade/fixtures')
const suffix = '.tar.gz'
/** The parts of a data folder; the rest is recreated at every start. */
const kept = ['pathquest.db', 'secrets.json', 'rooms/storage']

/** A seat of a game, with the acknowledged answers. */
export interface Seat extends Promised {
  seatToken: string
  account: 'student' | null
  /** Of a game that bots play: the acknowledged moves, instead of the answers. */
  moves?: SentMove[]
}

/** A running game. */
export interface ToldGame {
  id: string
  state: string
  gameMode: string
  sessionType: SessionType
  /** The host's; null: nobody hosts. */
  tab: string | null
  players: Seat[]
}

export interface Account {
  email: string
  password: string
}

/** The contents of fixture.json. */
export interface Told {
  commit: string
  date: string
  takenAt: number
  accounts: { teacher: Account; student: Account }
  games: ToldGame[]
}

export type Fixture = Told & { name: string; dataDir: string }

/** Names of all fixtures, the oldest version first. */
export const fixtureNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .sort()

/** Unpacks a fixture into a new data folder. */
export function unpackFixture(name: string): Fixture {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-upgrade-'))
  execFileSync('tar', ['-xzf', join(folder, name + suffix), '-C', dataDir])
  const told: Told = JSON.parse(readFileSync(join(dataDir, 'fixture.json'), 'utf8'))
  return { name, dataDir, ...told }
}

/**
 * Packs the data of a stopped product, with `told` as its fixture.json; returns the file. Never
 * overwrites.
 */
export function packFixture(name: string, dataDir: string, told: Told) {
  const file = join(folder, name + suffix)
  if (existsSync(file)) throw new Error(`${file} exists already and is not overwritten.`)
  const draft = mkdtempSync(join(tmpdir(), 'pathquest-fixture-'))
  // Including SQLite's WAL files: a crash leaves data there.
  for (const path of [...kept, 'pathquest.db-wal']) {
    if (existsSync(join(dataDir, path))) {
      cpSync(join(dataDir, path), join(draft, path), { recursive: true })
    }
  }
  for (const file of databasesIn(draft)) {
    const database = new Database(file)
    database.exec('vacuum')
    database.pragma('wal_checkpoint(truncate)')
    database.close()
  }
  for (const file of filesIn(draft)) if (/-(wal|shm)$/.test(file)) rmSync(file)
  writeFileSync(join(draft, 'fixture.json'), `${JSON.stringify(told, null, 2)}\n`)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['--owner=0', '--group=0', '--numeric-owner', '-czf', file, '-C', draft, '.'])
  rmSync(draft, { recursive: true })
  return file
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const databasesIn = (root: string) => filesIn(root).filter((file) => /\.(db|sqlite)$/.test(file))

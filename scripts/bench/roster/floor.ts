// What an import cannot take less than: reading the three files, and inserting as many plain rows.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { readRosterFiles } from '../../../server/src/rosters/read-files'
import { CLASSES, school } from './school'

export function parseFloorS(bytes: Uint8Array): number {
  const since = performance.now()
  readRosterFiles(bytes)
  return (performance.now() - since) / 1000
}

/** Profile, user, card and link of each student, and memberships, a hundred to a transaction. */
export function insertFloorS(folder: string): number {
  const file = join(folder, 'floor.db')
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  for (const table of ['profiles', 'users', 'cards', 'links', 'members', 'classes']) {
    db.exec(`create table ${table} (id text primary key, name text, at integer)`)
  }
  const since = performance.now()
  const insert = (table: string) => db.prepare(`insert into ${table} values (?, ?, ?)`)
  const ofStudent = ['profiles', 'users', 'cards', 'links'].map(insert)
  const member = insert('members')
  const students = Object.entries(school.users)
  for (let at = 0; at < students.length; at += 100) {
    db.transaction(() => {
      for (const [id, name] of students.slice(at, at + 100)) {
        for (const one of ofStudent) one.run(id, name, at)
        for (const place of [1, 2]) member.run(`${id} ${place}`, id, at)
      }
    })()
  }
  const made = insert('classes')
  for (let i = 0; i < CLASSES; i++) made.run(`class-${i}`, 'Careers', i)
  const seconds = (performance.now() - since) / 1000
  db.close()
  rmSync(file)
  return seconds
}

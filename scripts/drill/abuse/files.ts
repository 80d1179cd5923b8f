// Attacks by what teachers may send: files of questions and pictures that cost far more than they weigh.
import { jpegOfScans } from '../../../server/test/hostile-images'
import { giftOf, rowOfCells } from '../../bench/import/heavy-files'
import { playerApi } from '../../harness/player-api'
import type { Attacker } from './attacker'

const lanes = 7

/** A row of five million cells, parted by each of the signs that part cells. */
export const endlessCells = (attacker: Attacker) =>
  send(attacker, '/api/question-imports', 'application/octet-stream', [
    rowOfCells(','),
    rowOfCells('\t'),
    rowOfCells(';'),
  ])

/** Pictures in as many passes as JPEG allows, and in as many as are let through. */
export const endlessPasses = (attacker: Attacker) =>
  send(attacker, '/api/question-images', 'image/jpeg', [
    jpegOfScans(),
    jpegOfScans({ coefficients: 40, bits: 1 }),
  ])

/** Seven files of 1.1 MB at a time. */
export const sevenFiles = (attacker: Attacker) =>
  send(attacker, '/api/question-imports', 'application/octet-stream', [giftOf(1.1)])

async function send(attacker: Attacker, path: string, type: string, files: Uint8Array[]) {
  // One teacher of their own: what they spend is theirs.
  const cookie = await playerApi(attacker.world.origin).signUp('teacher')
  const call = (index: number) =>
    attacker.request('POST', path, {
      bytes: files[index % files.length],
      headers: { 'content-type': type },
      cookie,
    })
  attacker.begin()
  await attacker.flood(attacker.many(60), call, lanes)
}

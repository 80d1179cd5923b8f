// Attacks with uploads of teachers: question files and images that are far more expensive than
// their size.
import { jpegOfScans } from '../../../server/test/hostile-images'
import { giftOf, rowOfCells } from '../../bench/import/heavy-files'
import { playerApi } from '../../harness/player-api'
import type { Attacker } from './attacker'

const lanes = 7

/** A row of five million cells, with each of the separators. */
export const endlessCells = (attacker: Attacker) =>
  send(attacker, '/api/question-imports', 'application/octet-stream', [
    rowOfCells(','),
    rowOfCells('\t'),
    rowOfCells(';'),
  ])

/** Images with as many scans as JPEG allows, and with the accepted maximum. */
export const endlessPasses = (attacker: Attacker) =>
  send(attacker, '/api/question-images', 'image/jpeg', [
    jpegOfScans(),
    jpegOfScans({ coefficients: 40, bits: 1 }),
  ])

/** Seven files of 1.1 MB in parallel. */
export const sevenFiles = (attacker: Attacker) =>
  send(attacker, '/api/question-imports', 'application/octet-stream', [giftOf(1.1)])

async function send(attacker: Attacker, path: string, type: string, files: Uint8Array[]) {
  // A separate teacher, with a separate quota.
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

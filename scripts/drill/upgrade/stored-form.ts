// How stored formats are distinguished: by the names of stored fields, not their values.

import { joinParts, readRoom, roomFile } from '../../harness/stored-rooms'
import type { Fixture } from './fixture'

/** A fingerprint of the format of a fixture's rooms: equal for equal formats. */
export function storedForm({ dataDir, games }: Fixture) {
  const traits = new Set<string>()
  const add = (what: string, value?: object) => {
    for (const name of Object.keys(value ?? {})) traits.add(`${what}.${name}`)
  }
  for (const { id } of games) {
    const texts = joinParts(readRoom(roomFile(dataDir, id)))
    for (const [key, text] of Object.entries(texts)) {
      const [name = ''] = key.split(':')
      const stored = JSON.parse(String(text))
      if (name === 'log') traits.add(Array.isArray(stored) ? 'log of rows' : 'log of events')
      else traits.add(typeof stored === 'number' ? `${name} ${stored}` : name)
      if (name === 'setup' || name === 'snapshot') add(name, stored)
      if (name !== 'snapshot') continue
      add('mode', stored.mode)
      for (const entry of stored.mode?.history ?? []) add('history', entry)
    }
  }
  return [...traits].sort().join('\n')
}

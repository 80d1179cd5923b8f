// By what two stored forms are told apart: the names of the fields, not what stands in them.
import { joinParts, readRoom, roomFile } from './stored-rooms.mjs'

/** The form in which the rooms of a fixture are stored, as a text that is the same for the same. */
export function storedForm({ dataDir, games }) {
  const fields = new Set()
  for (const { id } of games) {
    const texts = joinParts(readRoom(roomFile(dataDir, id)))
    for (const [key, text] of Object.entries(texts)) {
      const isLog = key.startsWith('log:')
      collect(JSON.parse(text), isLog ? 'log' : key, fields, isLog)
    }
  }
  return [...fields].sort().join('\n')
}

/** Keys that are ids of players, tabs or questions stand for any id. */
const isId = (key) => /^(gp|gs|pf|qn|qs)_|^(host|screen):/.test(key)

/** Of a log, rows alone: which events come is chance. */
function collect(value, path, fields, isLog) {
  if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`, fields, isLog)
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      const name = `${path}.${isId(key) ? '*' : key}`
      if (isLog && key === 'event') fields.add(name)
      else collect(item, name, fields, isLog)
    }
  } else fields.add(path)
}

import { readFileSync } from 'node:fs'
import { at } from '../../start/paths.mjs'

/**
 * So many names as pupils type them: a first name of the list of real names, most with an initial,
 * some with a number. The filter takes longer for some than for others, and no two are the same.
 */
export function typedNames(count: number): string[] {
  const known = readFileSync(at('server/test/names/held-out-real.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(/, ?/))
    .filter((name) => /^\p{L}{3,12}$/u.test(name))
  if (known.length < count) throw new Error(`The list has ${known.length} names, not ${count}`)
  return known.slice(0, count).map((name, index) => {
    if (index % 3 === 0) return name
    return index % 3 === 1
      ? `${name} ${String.fromCharCode(65 + (index % 26))}.`
      : `${name}${index % 100}`
  })
}

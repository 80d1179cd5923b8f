// The chunks once more, as parts of the single file: each is a function that takes what it shares with
// the file, instead of an import from the runtime, and other parts come by the same pinned way.

const IMPORT = /import\{([^}]*)\}from(["'])\.\/runtime\.js\2;?/
const EXPORT = /export\{([^}]*)\};?\s*$/
const LATER = /import\((["'])\.\/([a-z-]+)\.js\1\)/g

/**
 * What the parts take from the runtime, in one order for all of them.
 * @param {string[]} texts of the chunks, with the runtime's exports by their own names
 */
export const sharedNames = (texts) =>
  [...new Set(texts.flatMap((text) => entries(IMPORT.exec(text)).map(([name]) => name)))].sort()

/** The module that the single file has its share of that from: `shared-with-parts`. */
export const sharedModule = (names, runtime) => `import { ${names} } from ${JSON.stringify(runtime)}
export const shared = [${names}]`

/** A chunk as a part; what it is `given` has a name that no minified one is. */
export function partOf(text, names) {
  const taken = entries(IMPORT.exec(text)).map(
    // Before it comes the way to other parts.
    ([name, own = name]) => `${own}=given[${names.indexOf(name) + 1}]`,
  )
  const given = entries(EXPORT.exec(text)).map(([own, name = own]) => `${name}:${own}`)
  if (/(^|[;}])import[{*"']/.test(text.replace(IMPORT, ''))) {
    throw new Error('A part of the single file imports more than the runtime')
  }
  const body = text
    .replace(IMPORT, '')
    .replace(EXPORT, '')
    .replace(LATER, (_, quote, name) => `given[0](${quote}${name}${quote})`)
  const takes = taken.length > 0 ? `const ${taken};` : ''
  return `export default given=>{${takes}${body};return{${given}}}`
}

const entries = (found) =>
  (found?.[1] ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((one) => one.trim().split(' as '))

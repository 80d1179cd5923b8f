// What the runtime exports by long names, by which the other chunks import it.

const EXPORT = /export\{([^}]*)\};?\s*$/
const IMPORT = /import\{([^}]*)\}from(["'])\.\/runtime\.js\2/

/** The texts of the chunks with short names in the runtime's exports and everybody's imports. */
export function shortNames(names, texts) {
  const runtime = texts[names.indexOf('runtime')]
  const short = new Map()
  for (const one of listed(EXPORT, runtime)) short.set(one.at(-1), short.size.toString(36))
  const named = (name) => `_${short.get(name)}`
  return texts.map((text) =>
    text === runtime
      ? text.replace(EXPORT, (_, list) =>
          clause('export', entries(list), ([own, out = own]) => `${own} as ${named(out)}`),
        )
      : text.replace(IMPORT, (_, list, quote) => {
          const imports = entries(list)
          const from = ([name, own = name]) => `${named(name)} as ${own}`
          return `${clause('import', imports, from)}from${quote}./runtime.js${quote}`
        }),
  )
}

const clause = (word, list, write) => `${word}{${list.map(write).join()}}`
const entries = (list) => list.split(',').map((one) => one.trim().split(' as '))
const listed = (pattern, text) => entries(pattern.exec(text)[1])

// One sheet with what several widgets show first, each of their sheets once, in the order of the app.
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

const IMPORT = /@import "(.+?)"/g

/** @param {{ sdk: string, widgets: string[], file: string }} options `file`: where it is written */
export async function writeFirstSheets({ sdk, widgets, file }) {
  const styles = join(sdk, 'styles')
  const sheets = await Promise.all(
    widgets.map((widget) => importsOf(join(styles, `widgets/${widget}.css`))),
  )
  const wanted = new Set(sheets.flat())
  const order = await importsOf(join(styles, 'index.css'))
  const lines = order
    .filter((sheet) => wanted.delete(sheet))
    .map((sheet) => `@import "${relative(dirname(file), join(styles, sheet))}";`)
  if (wanted.size > 0) throw new Error(`index.css lacks ${[...wanted]}`)
  await writeFile(file, lines.join('\n'))
}

/** All sheets lie in one folder, so their names tell them apart. */
const importsOf = async (file) =>
  [...(await readFile(file, 'utf8')).matchAll(IMPORT)].map(([, sheet]) => basename(sheet))

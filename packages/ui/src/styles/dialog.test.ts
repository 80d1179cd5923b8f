import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'))

/** The flex of the scrolling part of a dialog, in any sheet. */
const flexOfBodies = sheets.flatMap((sheet) => {
  const text = readFileSync(new URL(sheet, folder), 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...text.matchAll(/([^{};]*\.pq-dialog-body[^{};]*)\{([^{}]*)\}/g)].flatMap(
    ([, , body = '']) =>
      [...body.matchAll(/\bflex(?:-basis)?:\s*([^;]+)/g)].map(([, value]) => value),
  )
})

// A `<dialog>` is `height: fit-content`. Safari adds that up from the flex bases of its parts: with
// `flex: 1`, whose basis is zero, every dialog is as high as its title.
test('the body of a dialog has the height of its content as flex basis', () => {
  expect(flexOfBodies).toEqual(['1 1 auto'])
})

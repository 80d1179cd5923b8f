import { expect, test } from 'vitest'
import { readNamesFile } from './names-file'

const read = (...parts: BlobPart[]) => readNamesFile(new Blob(parts))

test.each([
  ['a heading', 'Given name\nAna\nBen\n'],
  ['a Spanish heading', 'Nombre de pila\r\nAna\r\nBen\r\n'],
  ['no heading', 'Ana\nBen'],
  ['a byte-order mark', '\uFEFFName\nAna\nBen\n'],
  ['quotes', '"name"\n"Ana"\n"Ben"\n'],
  ['semicolons', 'Apellido;Nombre\nDíaz;Ana\nLópez;Ben\n'],
  ['tabs', 'lastName\tgivenName\nDiaz\tAna\nLopez\tBen\n'],
  ['the word of a spreadsheet for its separator', 'sep=;\nFirst_Name;Last_Name\nAna;D\nBen;L\n'],
  ['empty lines and cells', 'Name,\n\nAna,\n,\n  Ben  ,\n'],
])('names are read with %s', async (_, text) => {
  expect(await read(text)).toEqual({ names: ['Ana', 'Ben'], wrong: [] })
})

test('the given name is read where a full one stands beside it, and no surname', async () => {
  expect(await read('Name,Last name,First name\nAna Diaz,Diaz,Ana\n')).toEqual({
    names: ['Ana'],
    wrong: [],
  })
})

test('letters with accents, as a spreadsheet of the West saves them', async () => {
  const bytes = new Uint8Array([...'Name\nJos'].map((sign) => sign.charCodeAt(0)).concat(0xe9))
  expect(await read(bytes)).toEqual({ names: ['José'], wrong: [] })
})

test('lines that give no name are told with their number and the reason', async () => {
  const answer = await read(`Name,Room\nAna,1\n,2\nben@school.example,3\n${'x'.repeat(31)},4\n`)
  expect(answer).toMatchObject({
    names: ['Ana'],
    wrong: [
      { line: 3, name: '', refusal: null },
      { line: 4, name: 'ben@school.example', refusal: { code: 'name_not_allowed' } },
      { line: 5, refusal: { code: 'name_too_long' } },
    ],
  })
})

test('several columns without a heading are refused: one of them may be a surname', async () => {
  expect(await read('Ana,Diaz\nBen,Lopez\n')).toEqual({ fault: 'columns' })
})

test.each([
  ['empty', 'empty', '\n\n'],
  ['of headings alone', 'empty', 'Name\n'],
  ['with an open quotation mark', 'damaged', 'Name\n"Ana\nBen\n'],
  ['of bytes that are no text', 'no_text', 'PK\u0003\u0004\0\0'],
  ['far too large', 'too_large', 'Ana\n'.repeat(100_000)],
])('a file %s is refused', async (_, fault, text) => {
  expect(await read(text)).toEqual({ fault })
})

import { randomBytes } from 'node:crypto'
import { strToU8, type Zippable, zipSync } from 'fflate'

const MIB = 1024 * 1024
export const zip = (files: Zippable) => zipSync(files)
export const text = (typed: string) => strToU8(typed)

export const item = (inside: string, declared = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1">${declared}<itemBody>${inside}</itemBody></assessmentItem>`
const sheet = (data: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`
const MAIN = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const workbook = (data: string, more: Zippable = {}): Zippable => ({
  '[Content_Types].xml': text('<Types/>'),
  'xl/workbook.xml': text(
    `<workbook xmlns:r="${MAIN}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': text(
    `<Relationships><Relationship Id="r1" Type="${MAIN}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': text(sheet(data)),
  ...more,
})

/** An archive that says its one file is a byte long, wherever sizes are said. */
function lyingZip(bytes: Uint8Array): Uint8Array {
  const lying = Buffer.from(zip({ 'imsmanifest.xml': bytes }))
  lying.writeUInt32LE(1, 22)
  const central = lying.indexOf('PK\u0001\u0002', 0, 'latin1')
  lying.writeUInt32LE(1, central + 24)
  return lying
}

function encryptedZip(): Uint8Array {
  const marked = Buffer.from(zip({ 'item.xml': text(item('')) }))
  marked.writeUInt16LE(marked.readUInt16LE(6) | 1, 6)
  return marked
}

const bomb = (mib: number) => new Uint8Array(mib * MIB)
const wholeZip = zip({ 'imsmanifest.xml': randomBytes(20_000) })

/** What is sent, and the code of its refusal. */
export const HOSTILE_FILES: [string, () => Uint8Array, string][] = [
  ['a file beyond 5 MB', () => bomb(6), 'import_too_large'],
  ['an empty file', () => bomb(0), 'import_empty'],
  ['spaces alone', () => text(' \n\t\n'), 'import_empty'],
  ['a header without rows', () => text('Question,Option A,Correct\n,,\n'), 'import_empty'],
  ['a workbook without questions', () => zip(workbook('')), 'import_empty'],
  [
    'random bytes',
    () => Buffer.concat([Buffer.from([7, 0, 1]), randomBytes(999)]),
    'import_unknown',
  ],
  [
    'a picture named like a table',
    () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    'import_unknown',
  ],
  ['a PDF', () => text('%PDF-1.7\n%âãÏÓ\n1 0 obj <</Type/Catalog>> endobj'), 'import_unknown'],
  ['a page of the web', () => text('<html><body>Question</body></html>'), 'import_unknown'],
  ['a letter', () => text('Dear class,\n\nplease bring a pen.\n'), 'import_unknown'],
  [
    'a document of a word processor',
    () => zip({ 'word/document.xml': text('<document/>') }),
    'import_unknown',
  ],
  ['an archive of pictures', () => zip({ 'a.png': randomBytes(9) }), 'import_unknown'],
  [
    'a workbook before 2007',
    () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'import_legacy_workbook',
  ],
  [
    'a workbook with macros',
    () => zip(workbook('', { 'xl/vbaProject.bin': bomb(0) })),
    'import_macros',
  ],
  [
    'macros under another name',
    () =>
      zip(
        workbook('', {
          '[Content_Types].xml': text(
            '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
          ),
        }),
      ),
    'import_macros',
  ],
  ['an archive with a password', encryptedZip, 'import_encrypted'],
  ['a zip bomb', () => zip({ 'imsmanifest.xml': bomb(4) }), 'import_unpacks_too_large'],
  [
    'a zip bomb of many small files',
    () => zip(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`${i}.xml`, bomb(1)]))),
    'import_unpacks_too_large',
  ],
  ['a zip bomb that declares one byte', () => lyingZip(bomb(4)), 'import_unpacks_too_large'],
  [
    'a workbook as a bomb',
    () => zip(workbook('', { 'xl/sharedStrings.xml': bomb(4) })),
    'import_unpacks_too_large',
  ],
  [
    'thousands of files',
    () => zip(Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`${i}`, bomb(0)]))),
    'import_unpacks_too_large',
  ],
  ['half of an archive', () => wholeZip.subarray(0, wholeZip.length / 2), 'import_damaged'],
  [
    'a bomb of entities',
    () => text(`<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>`),
    'import_xml_declarations',
  ],
  [
    'an entity that names a file',
    () =>
      text(
        '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
      ),
    'import_xml_declarations',
  ],
  [
    'entities in UTF-16',
    () =>
      Buffer.from(
        '\uFEFF<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>',
        'utf16le',
      ),
    'import_xml_declarations',
  ],
  [
    'entities in a package',
    () => zip({ 'imsmanifest.xml': text('<!DOCTYPE m [<!ENTITY a "b">]><manifest/>') }),
    'import_xml_declarations',
  ],
  [
    'entities in a workbook',
    () => zip(workbook('', { 'xl/sharedStrings.xml': text('<!DOCTYPE s><sst/>') })),
    'import_xml_declarations',
  ],
  [
    'deep XML',
    () => text(item(`${'<p>'.repeat(5_000)}${'</p>'.repeat(5_000)}`)),
    'import_too_deep',
  ],
  [
    'XML that ends within',
    () => text('<quiz><question type="multichoice"><name>'),
    'import_damaged',
  ],
  ...[',', '\t', ';'].map((sign): [string, () => Uint8Array, string] => [
    `a row of five million cells, parted by ${JSON.stringify(sign)}`,
    () => text(`Question${sign}Answer 1${sign}Correct\n${sign.repeat(4_900_000)}`),
    'import_too_complex',
  ]),
  [
    'a cell at the end of the sheet',
    () => zip(workbook('<row r="1"><c r="XFD1048576"><v>1</v></c></row>')),
    'import_too_complex',
  ],
]

import { zipSync } from 'fflate'
import type { CorpusFile } from './corpus'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A cell: a text, a number in the style of this index, or an error. */
type Cell = string | { number: number; style: number } | { error: string } | { runs: string }

interface Parts {
  sheets: [name: string, rows: Cell[][], state?: string][]
  more?: Record<string, string>
}

/** Styles by their index: as it is, percent, dollars, a date, two decimals. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs>${[
  0, 9, 164, 14, 2,
]
  .map((id) => `<xf numFmtId="${id}"/>`)
  .join('')}</cellXfs></styleSheet>`

function cellXml(cell: Cell, reference: string): string {
  if (typeof cell === 'string') {
    return `<c r="${reference}" t="inlineStr"><is><t>${cell.replaceAll('<', '&lt;')}</t></is></c>`
  }
  if ('error' in cell) return `<c r="${reference}" t="e"><v>${cell.error}</v></c>`
  if ('runs' in cell) return `<c r="${reference}" t="inlineStr"><is>${cell.runs}</is></c>`
  return `<c r="${reference}" s="${cell.style}"><v>${cell.number}</v></c>`
}

function workbook({ sheets, more = {} }: Parts): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/styles.xml': STYLES,
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ([name, , state], i) =>
          `<sheet name="${name}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="r${i}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, i) =>
          `<Relationship Id="r${i}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ...more,
  }
  sheets.forEach(([, rows], i) => {
    const data = rows.map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')}</row>`,
    )
    files[`xl/worksheets/sheet${i + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData></worksheet>`
  })
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  )
}

const HEADER = ['Question', 'Answer 1', 'Answer 2', 'Correct']
const ROOF = ['Who repairs the roof of a house?', 'Roofer', 'Baker', '1']
const number = (value: number, style = 0) => ({ number: value, style })

/** Workbooks: cells as they are shown, sheets, and what cells can hold beside text. */
export const WORKBOOKS: CorpusFile[] = [
  {
    name: 'numbers as their cells show them',
    file: workbook({
      sheets: [
        [
          'Sheet1',
          [
            HEADER,
            ['What is half of the whole?', number(0.5, 1), number(0.25, 1), number(1)],
            ['What does the saw cost?', number(1234.5, 2), number(99, 2), number(1)],
            ['When was the school opened?', number(45000, 3), number(45001, 3), number(2)],
            ['What is a third of one?', number(1 / 3, 4), number(0.1 + 0.2), number(1, 4)],
          ],
        ],
      ],
    }),
    rows: [
      ['What is half of the whole?', '*50% | 25%'],
      ['What does the saw cost?', '*$1,234.50 | $99.00'],
      ['When was the school opened?', '3/15/2023 | *3/16/2023'],
      ['What is a third of one?', '*0.33 | 0.3'],
    ],
  },
  {
    name: 'a key that is the number of an answer in another format',
    file: workbook({
      sheets: [
        [
          'Sheet1',
          [
            HEADER,
            ['What is half of the whole?', number(0.25, 1), number(0.5, 1), number(0.5)],
            ['What does the saw cost?', number(1234.5, 2), number(99, 2), number(99)],
          ],
        ],
      ],
    }),
    rows: [
      ['What is half of the whole?', '25% | *50%'],
      ['What does the saw cost?', '$1,234.50 | *$99.00'],
    ],
  },
  {
    name: 'errors in cells',
    file: workbook({
      sheets: [
        [
          'Sheet1',
          [
            HEADER,
            ['How many bricks are there?', { error: '#REF!' }, '54', '2'],
            [{ error: '#N/A' }, '', '', ''],
          ],
        ],
      ],
    }),
    rows: [
      ['How many bricks are there?', '*54', 'options_few', 'cell_error'],
      ['#N/A', null, 'stray_text'],
    ],
  },
  {
    name: 'questions on two sheets, notes on a third, lists on a hidden one',
    file: workbook({
      sheets: [
        ['Part 1', [HEADER, ROOF]],
        ['Part 2', [HEADER, ['Who bakes the bread of a town?', 'Roofer', 'Baker', '2']]],
        ['Notes', [['Ask Ana']]],
        ['Lists', [['easy', 'hard']], 'hidden'],
      ],
    }),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker'],
      ['Who bakes the bread of a town?', 'Roofer | *Baker'],
    ],
    headings: 2,
    notes: ['sheet_left_out'],
  },
  {
    name: 'raised and lowered signs within a cell',
    file: workbook({
      sheets: [
        [
          'Sheet1',
          [
            HEADER,
            [
              {
                runs: '<r><t>How many watts are 10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>3</t></r><r><t xml:space="preserve"> of H</t></r><r><rPr><b/><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>O?</t></r>',
              },
              'one',
              'two',
              '2',
            ],
          ],
        ],
      ],
    }),
    rows: [['How many watts are 10³ of H₂O?', 'one | *two']],
  },
  {
    name: 'a picture on the row of a question',
    file: workbook({
      sheets: [['Sheet1', [HEADER, ROOF, ['Which tool is in the picture?', 'Saw', 'Rasp', '1']]]],
      more: {
        'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="d" Type="${OFFICE}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
        'xl/drawings/drawing1.xml':
          '<xdr:wsDr><xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:pic/></xdr:twoCellAnchor></xdr:wsDr>',
      },
    }),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker'],
      ['Which tool is in the picture?', '*Saw | Rasp', 'image_left_out'],
    ],
  },
  {
    name: 'a workbook without a header',
    file: workbook({
      sheets: [
        [
          'Sheet1',
          [
            [
              number(1),
              'Who repairs the roof of a house?',
              'Roofer',
              'Baker',
              'Pilot',
              'Nurse',
              number(20),
              number(1),
            ],
            [
              number(2),
              'Who bakes the bread of a town?',
              'Roofer',
              'Baker',
              'Pilot',
              'Nurse',
              number(20),
              number(2),
            ],
          ],
        ],
      ],
    }),
    format: 'blooket',
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker | Pilot | Nurse'],
      ['Who bakes the bread of a town?', 'Roofer | *Baker | Pilot | Nurse'],
    ],
  },
]

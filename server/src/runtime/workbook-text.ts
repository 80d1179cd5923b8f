/** What the library takes out of a cell as no good XML, and a text may have all the same. */
const TAKEN_OUT = /[\p{Noncharacter_Code_Point}\u0080-\u009f\ufffd]/gu

/**
 * Text as a cell of a workbook holds it, so that it reads back as it is.
 * `_xHHHH_` stands for a character in a workbook: a text that has it is escaped itself, and so is
 * the first sign of a name like `toString`, which the library would take for one it has already.
 */
export function workbookText(value: string): string {
  if (Object.hasOwn(Object.prototype, value)) {
    return escapeUnit(value.charAt(0)) + value.slice(1)
  }
  return value
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(TAKEN_OUT, (character) => character.split('').map(escapeUnit).join(''))
}

/** A character of UTF-16 as a workbook escapes it. */
const escapeUnit = (unit: string) =>
  `_x${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`

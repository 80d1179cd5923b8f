/** Characters that the library strips from a cell as invalid XML, but that a text may contain. */
const TAKEN_OUT = /[\p{Noncharacter_Code_Point}\u0080-\u009f\ufffd]/gu

/**
 * Text escaped for a cell of a workbook, so that it reads back unchanged. `_xHHHH_` is an escape in
 * a workbook: a text that contains it is escaped itself, and so is the first character of a name
 * like `toString`, which the library would look up on a plain object.
 */
export function workbookText(value: string): string {
  if (Object.hasOwn(Object.prototype, value)) {
    return escapeUnit(value.charAt(0)) + value.slice(1)
  }
  return value
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(TAKEN_OUT, (character) => character.split('').map(escapeUnit).join(''))
}

/** A UTF-16 code unit as a workbook escapes it. */
const escapeUnit = (unit: string) =>
  `_x${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`

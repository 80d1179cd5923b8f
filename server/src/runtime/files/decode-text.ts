import { FileRefusal } from './file-refusal'

const UTF8_BOM = [0xef, 0xbb, 0xbf]

/**
 * Bytes as text: what a byte-order mark says, else UTF-8, else Windows-1252, as spreadsheets of the
 * West save CSV. Throws `import_unknown` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = stripMark(decodeBytes(bytes))
  if (text.includes('\0')) throw new FileRefusal('import_unknown')
  return text.replace(/\r\n?/g, '\n')
}

function decodeBytes(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (!UTF8_BOM.every((byte, i) => bytes[i] === byte)) {
    // Without a mark: every other byte of Western text is empty.
    if (first !== 0 && second === 0) return new TextDecoder('utf-16le').decode(bytes)
    if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows1252(bytes)
  }
}

/** 0x80 to 0x9F; some versions of Node decode them as ISO 8859-1, where they are no characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const decodeWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? '')

const stripMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text)

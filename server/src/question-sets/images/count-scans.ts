const MARKER = 0xff
const SOS = 0xda
const EOI = 0xd9

/**
 * Passes over the picture that a JPEG asks its decoder for, as libjpeg finds them; 0 of other bytes.
 * An encoder needs ten or so, and each costs as much as a whole picture.
 */
export function countScans(bytes: Buffer): number {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return 0
  let scans = 0
  let at = 2
  for (;;) {
    at = bytes.indexOf(MARKER, at)
    if (at === -1) return scans
    while (bytes[at] === MARKER) at++
    const code = bytes[at++]
    if (code === undefined || code === EOI) return scans
    if (standsAlone(code)) continue
    if (code === SOS) scans++
    // A segment says how long it is; what it holds may look like markers. Of a scan that is its
    // header: the data behind it have markers alone that mean what they say.
    at += Math.max(2, at + 1 < bytes.length ? bytes.readUInt16BE(at) : 0)
  }
}

/** An escaped byte of data, TEM, restarts and SOI. */
const standsAlone = (code: number): boolean => code <= 0x01 || (code >= 0xd0 && code <= 0xd8)

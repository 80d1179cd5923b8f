import { CLOSE } from '@pathquest/core'

/** Close codes for what a client may not send; those below 4000 are RFC 6455's. */
const PROTOCOL_ERROR = 1002
const { tooLarge: TOO_BIG, abuse: TOO_MANY } = CLOSE
type Violation = typeof PROTOCOL_ERROR | typeof TOO_MANY | typeof TOO_BIG

/** Browsers send a message in one piece; each piece costs the room some memory, however small. */
const fragmentsMax = 16
const controlMaxBytes = 125
/** In one period. Pages cannot send pings and their browsers answer few: a room would answer each. */
const controlFramesMax = 32
const maskBytes = 4
const [continuation, text, binary, close, pong] = [0, 1, 2, 8, 10]

/**
 * Reads the frame headers in what a client sends (RFC 6455), so that a message that is too long is
 * known by its announced length, before its bytes are read. It keeps no bytes; payloads are skipped.
 */
export class FrameGuard {
  /** Bytes of the present frame's mask and payload that are still to come. */
  private skipped = 0
  /** Bytes of the present header that have come: 0 to 3. */
  private headerBytes = 0
  private first = 0
  private extendedLength = 0
  /** Payload of the message so far, over all its fragments. */
  private messageBytes = 0
  private fragments = 0
  private controlFrames = 0

  constructor(private readonly messageMaxBytes: number) {}

  /** Called at every look at the sockets: control frames are counted from one to the next. */
  beginPeriod(): void {
    this.controlFrames = 0
  }

  /** Judges the next bytes; after a violation nothing more is to be read. */
  read(bytes: Uint8Array): Violation | undefined {
    let at = 0
    while (at < bytes.length) {
      if (this.skipped > 0) {
        const here = Math.min(this.skipped, bytes.length - at)
        this.skipped -= here
        at += here
      } else {
        const violation = this.header(bytes[at++] as number)
        if (violation) return violation
      }
    }
    return undefined
  }

  private header(byte: number): Violation | undefined {
    switch (this.headerBytes++) {
      case 0:
        this.first = byte
        return isFrameStart(byte, this.fragments > 0) ? undefined : PROTOCOL_ERROR
      case 1: {
        const [isMasked, length] = [byte & 0x80, byte & 0x7f]
        if (!isMasked || (isControl(this.first) && length > controlMaxBytes)) return PROTOCOL_ERROR
        // 64 bits of length follow: it is 64 KiB at least.
        if (length === 127) return TOO_BIG
        return length === 126 ? undefined : this.begin(length)
      }
      case 2:
        this.extendedLength = byte << 8
        return undefined
      default:
        return this.begin(this.extendedLength | byte)
    }
  }

  /** The header is complete. */
  private begin(payloadBytes: number): Violation | undefined {
    this.headerBytes = 0
    this.skipped = maskBytes + payloadBytes
    if (isControl(this.first)) {
      return ++this.controlFrames > controlFramesMax ? TOO_MANY : undefined
    }
    this.messageBytes += payloadBytes
    this.fragments++
    if (this.messageBytes > this.messageMaxBytes || this.fragments > fragmentsMax) return TOO_BIG
    if (isFinal(this.first)) this.messageBytes = this.fragments = 0
    return undefined
  }
}

const isFinal = (first: number): boolean => (first & 0x80) !== 0
const isControl = (first: number): boolean => (first & 0x08) !== 0

/** No reserved bits (there are no extensions), a known opcode, and one that may come now. */
function isFrameStart(first: number, isInMessage: boolean): boolean {
  if (first & 0x70) return false
  const opcode = first & 0x0f
  if (opcode === continuation) return isInMessage
  if (opcode === text || opcode === binary) return !isInMessage
  return opcode >= close && opcode <= pong && isFinal(first)
}

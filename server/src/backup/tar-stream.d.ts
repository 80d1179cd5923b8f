/** What we use of tar-stream, which comes without types. */
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream'

  export interface Headers {
    name: string
    size?: number
    mode?: number
    mtime?: Date
    type?: string
  }
  export interface Pack extends Readable {
    /** With a body: written whole. Without: what is written to the answer, of `size` bytes. */
    entry(headers: Headers, callback: (error?: Error | null) => void): Writable
    finalize(): void
  }
  export interface Extract extends Writable {
    on(
      event: 'entry',
      listener: (headers: Headers, body: Readable, next: (error?: unknown) => void) => void,
    ): this
    on(event: string, listener: (...values: never[]) => void): this
  }
  const tar: { pack(): Pack; extract(): Extract }
  export default tar
}

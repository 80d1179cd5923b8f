import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { type BackedUpFile, BackupRefused, MANIFEST_NAME, Manifest } from './data-folder'

const MANIFEST_MAX_BYTES = 256 * 1024 * 1024

/** Where the bytes of an entry come from: a file that nobody changes meanwhile, or memory. */
export type Source = { file: string; bytes: number } | Buffer

/** A tar.gz that is being written, readable by its owner alone, on disk when `end` resolves. */
export class ArchiveWriter {
  readonly #pack = tar.pack()
  readonly #files: BackedUpFile[] = []
  readonly #written: Promise<void>

  constructor(private readonly file: string) {
    // Fast: pictures and rooms gain little from more, and a class is being served beside it.
    const target = createWriteStream(file, { mode: 0o600, flags: 'wx' })
    this.#written = pipeline(this.#pack, createGzip({ level: 1 }), target)
    // `add` and `end` tell of it.
    this.#written.catch(() => {})
  }

  async add(path: string, source: Source): Promise<void> {
    const { bytes, sha256 } = await this.#entry(path, source)
    this.#files.push({ path, bytes, sha256 })
  }

  /** Returns what is in it. */
  async end(about: Omit<Manifest, 'files' | 'format'>): Promise<Manifest> {
    const manifest: Manifest = { format: 1, ...about, files: this.#files }
    await this.#entry(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)))
    this.#pack.finalize()
    await this.#written
    await syncFile(this.file)
    return manifest
  }

  abandon(): void {
    this.#pack.destroy()
  }

  async #entry(name: string, source: Source): Promise<{ bytes: number; sha256: string }> {
    const bytes = Buffer.isBuffer(source) ? source.length : source.bytes
    const body = Buffer.isBuffer(source) ? Readable.from([source]) : createReadStream(source.file)
    const counted = countBytes()
    const packed = new Promise<void>((done, failed) => {
      const entry = this.#pack.entry({ name, size: bytes, mode: 0o600 }, (error) =>
        error ? failed(error) : done(),
      )
      pipeline(body, counted.through, entry).catch(failed)
    })
    // A disk that is full ends the archive, and no entry would ever be packed.
    await Promise.race([packed, this.#written])
    return counted.result()
  }
}

/** Unpacks into a folder and checks every byte. Refuses what is not whole; writes nowhere else. */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  const found = new Map<string, { bytes: number; sha256: string }>()
  let manifest: Manifest | undefined
  const extract = tar.extract()
  extract.on('entry', (headers, body, next) => {
    const take = async () => {
      const { name, type } = headers
      if (type !== 'file' || manifest || found.has(name)) throw new Error(`unexpected ${name}`)
      if (name === MANIFEST_NAME) {
        manifest = Manifest.parse(JSON.parse(await readAll(body)))
        return
      }
      const counted = countBytes()
      const target = join(folder, ...safePath(name))
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await pipeline(
        body,
        counted.through,
        createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
      )
      found.set(name, counted.result())
    }
    take().then(() => next(), next)
  })
  try {
    await pipeline(createReadStream(archive), createGunzip(), extract)
  } catch (error) {
    throw new BackupRefused(`${archive} is no whole backup: ${(error as Error).message}`)
  }
  if (!manifest) throw new BackupRefused(`${archive} is no whole backup: its end is missing.`)
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path)
    if (file?.bytes !== bytes || file.sha256 !== sha256) {
      throw new BackupRefused(`${archive} is damaged: ${path} is not what was backed up.`)
    }
    found.delete(path)
  }
  if (found.size > 0) throw new BackupRefused(`${archive} holds files that it does not list.`)
  return manifest
}

function safePath(name: string): string[] {
  const parsed = Manifest.shape.files.element.shape.path.safeParse(name)
  if (!parsed.success) throw new Error('a path that leads elsewhere')
  return parsed.data.split('/')
}

async function readAll(body: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MANIFEST_MAX_BYTES) throw new Error('its list is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function countBytes() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** On disk, so that a machine that loses power has it. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

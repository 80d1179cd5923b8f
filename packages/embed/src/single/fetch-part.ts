import { shared } from 'shared-with-parts'
import { base } from './base'
import { inTheFile } from './in-the-file'
import { importPinned } from './pinned'

/** The list of all parts, each with its file and its hash, and the hash of the list. */
declare const PARTS: string
declare const PARTS_INTEGRITY: string

type Listed = [file: string, integrity: string]
type Part = (shared: unknown[]) => unknown

const fetched: Record<string, unknown> = { ...inTheFile }
/** Another address after each failure, since some browsers remember that one. */
let search = ''

/**
 * What a chunk of this name would export. Parts share with the file what chunks share by importing
 * the runtime; the hash of the file vouches for them, since theirs come from it.
 */
export async function fetchPart(name: string): Promise<unknown> {
  fetched[name] ??= load(name).catch((cause) => {
    fetched[name] = undefined
    search += '?'
    throw cause
  })
  return fetched[name]
}

async function load(name: string): Promise<unknown> {
  const answer = await fetch(base.href + PARTS + search, {
    integrity: PARTS_INTEGRITY,
    credentials: 'omit',
  })
  const [file, integrity] = ((await answer.json()) as Record<string, Listed>)[name] as Listed
  const part = await importPinned(base.href + file + search, integrity)
  return (part.default as Part)([fetchPart, ...shared])
}

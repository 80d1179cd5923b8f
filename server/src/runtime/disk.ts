import { statfs } from 'node:fs/promises'

const MB = 1024 * 1024
const LOW_BYTES = 512 * MB
const FULL_BYTES = 32 * MB

/** Free space of a folder's disk. */
export type DiskState = 'ok' | 'low' | 'full'

/** @example toDiskState(40 * 1024 * 1024) // 'low' */
export const toDiskState = (freeBytes: number): DiskState =>
  freeBytes < FULL_BYTES ? 'full' : freeBytes < LOW_BYTES ? 'low' : 'ok'

export async function checkDisk(folder: string): Promise<DiskState> {
  const { bavail, bsize } = await statfs(folder)
  return toDiskState(bavail * bsize)
}

import { z } from 'zod'

/** The last entry of an archive: whoever finds it has the whole of it. */
export const MANIFEST_NAME = 'pathquest-backup.json'

/** A path below the data folder, in plain segments: nothing of an archive is written elsewhere. */
const FilePath = z
  .string()
  .refine((path) => path.split('/').every((part) => /^[^\\\0]+$/.test(part) && !/^\.+$/.test(part)))

const BackedUpFile = z.object({
  path: FilePath,
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BackedUpFile = z.infer<typeof BackedUpFile>

export const Manifest = z.object({
  format: z.literal(1),
  /** Of the product that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** `postgresql`: the database is not in here. */
  database: z.enum(['sqlite', 'postgresql']),
  files: z.array(BackedUpFile),
})
export type Manifest = z.infer<typeof Manifest>

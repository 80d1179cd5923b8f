import { backUp, restore as restoreFolder } from '../backup'
import type { FolderCommand } from './command'

/** `npm run backup -- FILE` */
export const backup: FolderCommand = {
  help: `Writes everything that is kept into one archive, also while the product runs.

npm run backup -- FILE

  FILE     a name that is not taken, outside of DATA_DIR: backup.tar.gz
  --json   answers with JSON

It holds names, answers and secrets: keep it as carefully as DATA_DIR, and no longer than 30 days.
With DATABASE_URL the database is not in it: run pg_dump afterwards. A FILES_DIR outside of DATA_DIR
is not in it either: copy it after the database.`,
  words: ['FILE'],
  options: {},
  async runOnFolder({ dataDir, databaseUrl }, { positionals: [wanted = ''] }) {
    const { file, bytes, manifest, damaged } = await backUp(
      { dataDir, databaseUrl },
      wanted,
      Date.now(),
    )
    const text = [
      `${file}: ${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`,
      ...damaged.map(
        (path) => `${path} is damaged and not in it: its game ends with what the database knows.`,
      ),
      ...(manifest.database === 'sqlite'
        ? []
        : ['The database is PostgreSQL and is not in it: run pg_dump now, in this order.']),
    ]
    const { version, createdAt, database, files } = manifest
    return {
      text: text.join('\n'),
      json: { file, bytes, version, createdAt, database, files: files.length, damaged },
    }
  },
}

/** `npm run restore -- FILE [--replace]` */
export const restore: FolderCommand = {
  help: `Puts an archive of \`npm run backup\` into DATA_DIR, where no server runs.

npm run restore -- FILE [--replace]

  FILE       the archive; every file in it is checked before anything is put in place
  --replace  DATA_DIR holds data already: it is put aside, into DATA_DIR/before-restore-…
  --json     answers with JSON`,
  words: ['FILE'],
  options: { replace: { type: 'boolean' } },
  async runOnFolder({ dataDir, databaseUrl }, { positionals: [file = ''], values }) {
    const options = { replace: values.replace === true, now: Date.now() }
    const restored = await restoreFolder({ dataDir, databaseUrl }, file, options)
    const { manifest, putAside } = restored
    const text = [
      `${restored.dataDir} is as it was on ${manifest.createdAt}: ${manifest.files.length} files.`,
      ...(putAside === null
        ? []
        : [`What was there lies in ${putAside}. Delete it when all is well.`]),
      ...(manifest.database === 'sqlite'
        ? []
        : ['Load your pg_dump into DATABASE_URL, then start.']),
    ]
    const { version, createdAt, database, files } = manifest
    return {
      text: text.join('\n'),
      json: {
        dataDir: restored.dataDir,
        putAside,
        version,
        createdAt,
        database,
        files: files.length,
      },
    }
  },
}

import { restore as restoreFolder } from '../backup'
import type { FolderCommand } from './command'

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

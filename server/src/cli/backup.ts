import { backUp } from '../backup'
import type { FolderCommand } from './command'

/** `npm run backup -- FILE` */
export const backup: FolderCommand = {
  help: `Writes everything that is kept into one archive, also while the product runs.

npm run backup -- FILE

  FILE     a name that is not taken, outside of DATA_DIR: backup.tar.gz
  --json   answers with JSON

It holds names, answers and secrets: keep it as carefully as DATA_DIR, and no longer than 30 days.
With DATABASE_URL the database is not in it: run pg_dump afterwards.`,
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

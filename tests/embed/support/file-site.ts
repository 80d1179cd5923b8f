import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSite } from '../../../scripts/bench/embed/site'

export type FileSite = Awaited<ReturnType<typeof startSite>>

/** Serves a folder as another site. */
export async function serveFolder(folder: string): Promise<FileSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const path = file.slice(folder.length).replaceAll('\\', '/')
        const svg = { 'content-type': 'image/svg+xml' }
        const headers: Record<string, string> = name.endsWith('.svg') ? svg : {}
        return [path, { body: await readFile(file), headers }] as const
      }),
  )
  const site = await startSite(Object.fromEntries(files))
  const index = site.files.get('/index.html')
  if (index) site.files.set('/', index)
  return site
}

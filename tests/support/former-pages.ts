import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstStart } from '../../scripts/harness/first-start'
import { startProduct } from '../../scripts/harness/product'
import { at } from '../../scripts/start/paths.mjs'

/** The commit of these pages: the browser builds of app and embed of that version. */
export const FORMER = '9944d48'

type Product = Awaited<ReturnType<typeof startProduct>>

/** The product with the pages of an earlier version, which is upgraded while they are open. */
export interface UpgradedProduct {
  origin: string
  dataDir: string
  /** Restarts with the pages of another version; without the retained files. */
  become: (version: Version, options?: { losesArchive?: boolean }) => Promise<void>
  stop: () => Promise<void>
}
type Version = 'former' | 'this'

export async function startFormer(): Promise<UpgradedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-former-'))
  execFileSync('tar', ['-xzf', at(`tests/upgrade/pages/${FORMER}.tar.gz`), '-C', folder])
  const pages = { former: { PAGES_DIR: folder }, this: {} }
  let version: Version = 'former'
  let product: Product = await startProduct({
    env: pages[version],
    dataDir: await firstStart({ hasDemo: true }),
  })
  const { origin, port, dataDir } = product
  return {
    origin,
    dataDir,
    async become(next, { losesArchive = false } = {}) {
      if (next === version) return
      version = next
      await product.stop({ keepData: true })
      for (const archive of losesArchive ? ['app', 'embed'] : []) {
        rmSync(join(dataDir, archive), { recursive: true, force: true })
      }
      product = await startProduct({ env: pages[version], dataDir, port })
    },
    async stop() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

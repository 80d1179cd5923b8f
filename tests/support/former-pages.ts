import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../scripts/lib/paths.mjs'
import { startProduct } from '../../scripts/lib/product.mjs'

/** The commit whose pages these are: app and embed as that version was built for browsers. */
export const FORMER = '9944d48'

type Product = Awaited<ReturnType<typeof startProduct>>

/** The product with the pages of a former version, which becomes this one while they are open. */
export interface UpgradedProduct {
  origin: string
  dataDir: string
  /** Stops, and starts with the pages of this version, or with the former ones again. */
  upgrade: (options?: { to?: 'this' | 'former'; losesKept?: boolean }) => Promise<void>
  stop: () => Promise<void>
}

export async function startFormer({ from = 'former' as 'this' | 'former' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-former-'))
  execFileSync('tar', ['-xzf', at(`tests/upgrade/pages/${FORMER}.tar.gz`), '-C', folder])
  const pages = { former: { PAGES_DIR: folder }, this: {} }
  let product: Product = await startProduct({ env: pages[from] })
  const { origin, port, dataDir } = product
  const upgraded: UpgradedProduct = {
    origin,
    dataDir,
    async upgrade({ to = 'this', losesKept = false } = {}) {
      await product.stop({ keepData: true })
      for (const name of losesKept ? ['app', 'embed'] : []) {
        rmSync(join(dataDir, name), { recursive: true, force: true })
      }
      product = await startProduct({ env: pages[to], dataDir, port })
    },
    async stop() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return upgraded
}

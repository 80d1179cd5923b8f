// Runs a drill on a temporary product.
import { type Database, openDatabase } from './database'
import { firstStart } from './first-start'
import { type Product, type ProductOptions, startProduct } from './product'

type Run<T> = (product: Product, database: Database) => Promise<T>

/**
 * The result of `run`. If it throws, the product's output is printed. There are no demo accounts:
 * nobody signs in as one.
 */
export async function withProduct<T>({ env, ...options }: ProductOptions, run: Run<T>): Promise<T> {
  const product = await startProduct({
    ...options,
    dataDir: options.dataDir ?? (await firstStart()),
    env: { PATHQUEST_DEMO: 'off', ...env },
  })
  const database = openDatabase(product.dataDir)
  try {
    return await run(product, database)
  } catch (error) {
    console.error(product.output())
    throw error
  } finally {
    database.close()
    await product.stop()
  }
}

/** Exits the process after `run`. */
export async function onProduct(run: Run<void>, options: ProductOptions = {}): Promise<never> {
  await withProduct(options, run)
  process.exit()
}

// What drills run on a product of their own, which is gone afterwards.
import { type Database, openDatabase } from './database'
import { type Product, type ProductOptions, startProduct } from './product'

type Run<T> = (product: Product, database: Database) => Promise<T>

/** The result of `run`. What the product said is shown where it throws. */
export async function withProduct<T>(options: ProductOptions, run: Run<T>): Promise<T> {
  const product = await startProduct(options)
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

/** Ends the process after `run`. */
export async function onProduct(run: Run<void>, options: ProductOptions = {}): Promise<never> {
  await withProduct(options, run)
  process.exit()
}

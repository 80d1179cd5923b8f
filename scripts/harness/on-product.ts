import { type Database, openDatabase } from './database'
import { type Product, startProduct } from './product'

/**
 * Ends the process after `run` on a product of its own. What the product said is shown where `run`
 * throws.
 */
export async function onProduct(
  run: (product: Product, database: Database) => Promise<void>,
): Promise<never> {
  const product = await startProduct()
  const database = openDatabase(product.dataDir)
  let failure: unknown
  try {
    await run(product, database)
  } catch (error) {
    console.error(product.output())
    failure = error
  } finally {
    database.close()
    await product.stop()
  }
  if (failure) throw failure
  process.exit()
}

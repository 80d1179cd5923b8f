// @ts-check
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * A path inside the repository.
 * @param {string[]} parts
 */
export const at = (...parts) => join(root, ...parts)

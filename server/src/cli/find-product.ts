import { findRealFolder, type RunningProduct } from '../runtime/running-product'
import { CommandRefused } from './command'

type Environment = Record<string, string | undefined>

interface FoundProduct {
  environment: Environment
  /** What whoever typed the command should know, beside its answer. */
  note: string | undefined
}

/**
 * The environment of a command: what it was given, and the rest as the running product has it. With
 * DATA_DIR it is the product of that folder, else the one that runs from here. Throws
 * `CommandRefused` where several run, or where that product has a secret that the command lacks.
 */
export function findProduct(given: Environment, running: readonly RunningProduct[]): FoundProduct {
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const dataDir = told.DATA_DIR && findRealFolder(told.DATA_DIR)
  const fitting = running.filter((one) => !dataDir || one.dataDir === dataDir)
  const [product, ...others] = fitting
  if (!product) {
    const isTold = dataDir || told.DATABASE_URL
    return { environment: told, note: isTold ? undefined : NOTHING_RUNS }
  }
  if (others.length > 0 && !dataDir) throw new CommandRefused(whichOf(fitting))
  const lacking = product.needs.filter((variable) => !told[variable])
  if (lacking.length > 0) {
    throw new CommandRefused(
      `The Pathquest at ${product.publicOrigin} was started with ${lacking.join(' and ')}: give this command the same.`,
    )
  }
  const asItRuns = {
    DATA_DIR: product.dataDir,
    PUBLIC_ORIGIN: product.publicOrigin,
    LTI_PRIVATE_ADDRESSES: product.ltiPrivateAddresses ? 'on' : 'off',
  }
  return { environment: { ...asItRuns, ...told }, note: undefined }
}

const NOTHING_RUNS =
  'No Pathquest runs from this folder: the data in ./data are used. DATA_DIR names another folder, PUBLIC_ORIGIN the address.'

const whichOf = (running: readonly RunningProduct[]): string =>
  [
    'Several Pathquests run from this folder. Say which one is meant by putting before the command:',
    ...running.map(({ dataDir, publicOrigin }) => `  DATA_DIR=${dataDir}  (${publicOrigin})`),
  ].join('\n')

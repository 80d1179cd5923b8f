import { scriptBase } from '../page/script-base'

/** Where the file came from; its data lies beside it. */
export const base = scriptBase('pathquest-')

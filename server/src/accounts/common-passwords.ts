import { dictionary } from '@zxcvbn-ts/language-common'

let common: Set<string> | undefined

/** Whether a password is among the tens of thousands that people use most, in any case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  const folded = password.trim().toLowerCase()
  return common.has(folded) || isOneSignRepeated(folded) || isRun(folded)
}

const isOneSignRepeated = (text: string): boolean => new Set(text).size === 1

/** abcdefgh, 87654321 */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, i) => sign.charCodeAt(0) - text.charCodeAt(i))
  return (
    steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
  )
}

import type { ImportNote, ImportProblem } from '@pathquest/core/contracts'
import type { Translate } from '@pathquest/ui/messages'
import type { questionImportMessages } from '../../messages/en/question-import'

/** The sentence of a problem; which parameters it has goes with its code. */
export function problemText(
  t: Translate<typeof questionImportMessages>,
  code: ImportProblem['code'] | ImportNote['code'],
  params: ImportProblem['params'],
): string {
  const say = t as (key: string, params: ImportProblem['params']) => string
  return say(`questionImport.problem.${code}`, params)
}

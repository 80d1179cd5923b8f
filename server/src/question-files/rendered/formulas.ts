import type { ImportProblem } from '@pathquest/core/contracts'
import temml from 'temml'
import { htmlTree } from './html-tree'
import { mathText } from './math'

const LENGTH_MAX = 1_000
/** Far more than a question may have: looking for formulas takes time. */
const TEXT_MAX = 20_000
/** `\( … \)`, `\[ … \]`, `$$ … $$`, and between single dollars what no price would have. */
const FORMULAS =
  /\\\((.{1,1000}?)\\\)|\\\[([\s\S]{1,1000}?)\\\]|\$\$([^$]{1,1000})\$\$|\[tex\](.{1,1000}?)\[\/tex\]|\$(?=[^$\n]{0,200}[\\^_{])([^$\s](?:[^$\n]{0,200}[^$\s])?)\$/g

/** Text in which formulas of LaTeX read as text; one that cannot be is left as it was typed. */
export function withFormulas(text: string, notices: ImportProblem[]): string {
  if (text.length > TEXT_MAX || !/[\\$]|\[tex\]/.test(text)) return text
  return text.replace(FORMULAS, (typed: string, ...groups: unknown[]) => {
    const tex = groups.slice(0, 5).find((group) => typeof group === 'string') as string
    return formulaText(tex, notices) ?? typed
  })
}

/** A formula of LaTeX as text; undefined, and said, where that is not possible. */
export function formulaText(tex: string, notices: ImportProblem[]): string | undefined {
  try {
    if (tex.length > LENGTH_MAX) throw new RangeError('A long formula')
    const mathml = temml.renderToString(tex.trim(), { throwOnError: true, maxExpand: 200 })
    return mathText(htmlTree(mathml))
  } catch {
    notices.push({ code: 'formula_as_typed', params: {} })
    return undefined
  }
}

import { isErrorCode } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import { firstFault } from '@pathquest/core/kinds/form'
import type { QuestionContent } from '@pathquest/core/questions/documented-fields'
import { seededRandom } from '@pathquest/core/random'
import { type ContractCheck, must } from '@pathquest/core/testing/contract-check'
import { jsonFault } from '@pathquest/core/testing/plain'
import { findForm, kindTexts } from '../catalogue'
import { KIND_TEXTS_EN } from '../registry/texts.en'
import { KIND_TEXTS_ES } from '../registry/texts.es'
import { questionKind } from '../rules'

/** A question of the kind, in its own format. */
export interface KindSample {
  shape: Json
  solution: Json
}

function formOf(id: string) {
  const form = findForm(id)
  if (!form) throw new Error('has no form')
  return form
}

const textsOf = (id: string, locale: string) => kindTexts(id, locale) ?? { name: '', note: '' }

/** A question without a fault must be readable: a page must not save what a game could not ask. */
function mustBeReadable(kind: ReturnType<typeof questionKind>, asked: QuestionContent): void {
  try {
    kind.readSolution(asked.solution, kind.readShape(asked.shape))
  } catch (error) {
    throw new Error(`finds no fault in ${JSON.stringify(asked)}, and cannot read it: ${error}`)
  }
}

/** The contract that every kind of question must meet; given one question of it. */
export function kindContract(id: string, { shape, solution }: KindSample): ContractCheck[] {
  const kind = questionKind(id)
  const read = () => kind.readShape(shape)
  const answers = () => {
    const random = seededRandom(`kind ${id}`)
    return Array.from({ length: 50 }, () => kind.bot(read(), random))
  }
  return [
    {
      name: 'is listed by its own id, with texts in both languages',
      check: () => {
        must(kind.id === id, `is named ${kind.id}`)
        const [en, es] = [KIND_TEXTS_EN[id] ?? {}, KIND_TEXTS_ES[id] ?? {}]
        must('name' in en && 'note' in en, 'has no name or note')
        must(Object.keys(en).sort().join() === Object.keys(es).sort().join(), 'languages differ')
      },
    },
    {
      name: 'reads from a file what it wrote for one',
      check: () => {
        const { files, fault } = formOf(id)
        const written = files?.toFile({ shape, solution })
        if (!files || !written) return
        must(jsonFault(written) === null, 'what it writes is not JSON')
        const content = files.fromFile(written)
        if (content === null) throw new Error('does not take its own answer')
        must(firstFault(fault(content)) === undefined, 'takes what it finds at fault')
        must(files.toFile(content)?.type === written.type, 'writes another answer the next time')
        const [back, sent] = [content.solution, solution].map((one) => JSON.stringify(one))
        must(back === sent, 'comes back with another solution')
      },
    },
    {
      name: 'reads the given question as JSON',
      check: () => {
        must(jsonFault(read()) === null, 'the shape is not JSON')
        const isSurvey = kind.readSolution(solution, read()) === null
        must(isSurvey === (solution === null), 'does not read the solution of the sample')
        must(kind.readSolution(null, read()) === null, 'does not support surveys')
      },
    },
    {
      name: 'reports faults of incomplete and invalid content, and reads content without faults',
      check: () => {
        const { blank, fault } = formOf(id)
        must(jsonFault(blank()) === null, 'the blank content is not JSON')
        must(firstFault(fault({ shape, solution })) === undefined, 'finds a fault in the sample')
        const invalid: Json[] = [null, 'odd', 7, [], [null], {}, { odd: [1] }]
        const written = invalid.flatMap((one) =>
          invalid.map((two) => ({ shape: one, solution: two })),
        )
        const half = invalid.flatMap((one) => [
          { shape, solution: one },
          { shape: one, solution },
        ])
        for (const asked of [blank(), ...written, ...half]) {
          const found = fault(asked)
          const named = typeof found === 'object' ? Object.values(found) : found ? [found] : []
          for (const one of named) {
            must(isErrorCode(one) || one in textsOf(id, 'en'), `has no text for ${one}`)
          }
          if (named.length === 0) mustBeReadable(kind, asked)
        }
      },
    },
    {
      name: 'puts its answers into words, in both languages',
      check: () => {
        const { text, tally } = formOf(id)
        for (const answer of answers()) {
          for (const locale of ['en', 'es']) {
            const words = text(read(), answer, textsOf(id, locale))
            must(words.trim() !== '', `has no words for ${JSON.stringify(answer)}`)
          }
        }
        if (!tally) return
        const given = answers()
        const tallied = tally({ shape, solution }, kind.count(read(), given))
        const sum = tallied.reduce((all, { count }) => all + count, 0)
        must(sum === given.length, `tallies ${sum} of ${given.length} answers`)
        for (const { answer, isRight } of tallied) {
          const taken = kind.readAnswer(answer, read())
          must(taken !== null, `lists ${JSON.stringify(answer)}, which is not an answer`)
          const share = kind.judge(read(), kind.readSolution(solution, read()), taken)
          must(isRight === (share === 1), `reports the wrong isRight for ${JSON.stringify(answer)}`)
        }
        const withoutCounts = tally({ shape, solution }, null)
        must(withoutCounts.length === tallied.length, 'lists other answers once counts are deleted')
      },
    },
    {
      name: 'accepts the answers of its bot unchanged',
      check: () => {
        for (const answer of answers()) {
          const taken = kind.readAnswer(JSON.parse(JSON.stringify(answer)), read())
          must(JSON.stringify(taken) === JSON.stringify(answer), `reads ${JSON.stringify(answer)}`)
        }
      },
    },
    {
      name: 'refuses what is no answer without a fault',
      check: () => {
        const invalid = [undefined, null, '', ' \n', Number.NaN, [[]], { odd: true }]
        // A kind that takes texts takes any.
        const isText = answers().some((answer) => typeof answer === 'string')
        for (const one of isText ? invalid : [...invalid, 'no answer']) {
          must(kind.readAnswer(one, read()) === null, `accepts ${JSON.stringify(one)}`)
        }
      },
    },
    {
      name: 'judges from none to all of the points, and a survey not at all',
      check: () => {
        for (const answer of answers()) {
          const key = kind.readSolution(solution, read())
          const share = kind.judge(read(), key, answer)
          const isShare = share !== null && share >= 0 && share <= 1
          must(key === null ? share === null : isShare, `judges ${share}`)
          must(kind.judge(read(), null, answer) === null, 'judges a survey')
        }
      },
    },
    {
      name: 'is the same question to its bot when it is shuffled, if it can be',
      check: () => {
        const random = seededRandom(`shuffle ${id}`)
        const key = kind.readSolution(solution, read())
        const moved = kind.shuffle?.(read(), key, random)
        if (!moved) return
        const again = kind.readShape(moved.shape)
        const isKept = (kind.readSolution(moved.solution, again) !== null) === (key !== null)
        must(isKept, 'loses the solution')
        must(
          kind.shuffle?.(read(), null, random).solution === null,
          'makes a solution for a survey',
        )
        const answer = kind.bot(again, random)
        must(kind.readAnswer(answer, again) !== null, 'does not read answers any more')
      },
    },
    {
      name: 'accepts another answer as right, if it can, and keeps the others',
      check: () => {
        const key = kind.readSolution(solution, read())
        if (!kind.accept || key === null) return
        for (const answer of answers()) {
          const share = kind.judge(read(), key, answer) as number
          const wider = kind.readSolution(
            JSON.parse(JSON.stringify(kind.accept(key, answer))),
            read(),
          )
          must(kind.judge(read(), wider, answer) === 1, `does not accept ${JSON.stringify(answer)}`)
          for (const other of answers()) {
            const before = kind.judge(read(), key, other) as number
            must(
              (kind.judge(read(), wider, other) as number) >= before,
              'takes back a right answer',
            )
          }
          must(share <= 1, 'judges more than all')
        }
      },
    },
    {
      name: 'tidies without changing what is complete, and only its own content',
      check: () => {
        const { tidy, fault } = formOf(id)
        if (!tidy) return
        const once = tidy({ shape, solution })
        must(firstFault(fault(once)) === undefined, 'finds a fault in the tidied sample')
        must(JSON.stringify(tidy(once)) === JSON.stringify(once), 'tidies what is tidy')
        const invalid: Json[] = [null, 'odd', 7, [], [null], {}, { odd: [1] }]
        for (const odd of invalid) {
          must(jsonFault(tidy({ shape: odd, solution: odd })) === null, 'makes what is not JSON')
        }
      },
    },
    {
      name: 'counts in JSON, also nobody',
      check: () => {
        const key = kind.readSolution(solution, read())
        for (const given of [[], answers()]) {
          const counted = [
            kind.count(read(), given),
            kind.countForHost?.(read(), given, key) ?? null,
          ]
          must(jsonFault(counted) === null, 'what it counts is not JSON')
          const texts = given.flatMap((answer) => (typeof answer === 'string' ? [answer] : []))
          const isTold = texts.some((text) => JSON.stringify(counted[0]).includes(text))
          must(!isTold, 'shows everybody what somebody typed')
        }
      },
    },
  ]
}

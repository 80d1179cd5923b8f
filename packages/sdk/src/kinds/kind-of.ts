import { DOCUMENTED_KIND } from '@pathquest/game-core/kinds/documented-fields'
import type { OpenQuestion } from '@pathquest/game-core/questions/questions'

/** A server that is older than this package names none. */
export const kindOf = ({ kind }: Partial<Pick<OpenQuestion, 'kind'>>): string =>
  kind ?? DOCUMENTED_KIND

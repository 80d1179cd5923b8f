import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { Marked } from '@pathquest/ui/Marked'
import type { ReactNode } from 'react'

/** What the player answered to a part of a question, with whether it was right. */
export const OwnMark = ({ isRight, children }: { isRight: boolean; children: ReactNode }) => (
  <span className="pq-part-note" data-verdict={isRight ? 'right' : 'wrong'}>
    <Icon icon={isRight ? checkIcon : closeIcon} />
    <Marked sign={isRight ? '✓' : '✗'}>{children}</Marked>
  </span>
)

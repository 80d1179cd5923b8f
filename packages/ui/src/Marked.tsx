import type { ReactNode } from 'react'
import { Icon } from './art/Icon'
import { checkIcon, closeIcon } from './art/icons'

/** A text that begins with a mark: the icon is drawn instead, the character is read and copied. */
export function Marked({ sign, children }: { sign: '✓' | '✗'; children: ReactNode }) {
  return (
    <span>
      <span className="pq-hidden">{`${sign} `}</span>
      {children}
    </span>
  )
}

/** What the player answered to a part of a question, with whether it was right. */
export const OwnMark = ({ isRight, children }: { isRight: boolean; children: ReactNode }) => (
  <span className="pq-part-note" data-verdict={isRight ? 'right' : 'wrong'}>
    <Icon icon={isRight ? checkIcon : closeIcon} />
    <Marked sign={isRight ? '✓' : '✗'}>{children}</Marked>
  </span>
)

import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { Link } from 'react-router'

interface BackLinkProps {
  to: string
  children: string
}

/** Above a page that is printed: to the page that it belongs to. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} {...buttonLook({ variant: 'ghost', className: 'paper-back paper-screen' })}>
    <Icon icon={chevronLeftIcon} />
    {children}
  </Link>
)

import { Icon } from '@pathquest/ui/art/Icon'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { buttonLook } from '@pathquest/ui/Button'
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

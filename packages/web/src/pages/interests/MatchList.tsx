import type { InterestMatch } from '@pathquest/core/contracts'
import { WholeWords } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { interestsMessages } from '../../messages/en/interests'
import { reasonText } from './reason'
import './match-list.css'

/** Careers that fit, each with the reason and the way to it. */
export function MatchList({ matches }: { matches: readonly InterestMatch[] }) {
  const t = useMessages(interestsMessages)
  return (
    <ol className="match-list">
      {matches.map((match) => (
        <li key={match.career.id}>
          <Link to={`/careers?list=match&career=${encodeURIComponent(match.career.id)}`}>
            <span>
              <b lang={t.contentLang}>
                <WholeWords>{match.career.title}</WholeWords>
              </b>
              <span>{reasonText(match, t)}</span>
            </span>
            <Icon icon={chevronRightIcon} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

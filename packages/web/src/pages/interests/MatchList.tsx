import type { InterestMatch } from '@pathquest/game-core/contracts'
import { Icon } from '@pathquest/sdk/art'
import { chevronRightIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { WholeWords } from '@pathquest/sdk/ui'
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

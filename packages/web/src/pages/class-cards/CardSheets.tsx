import { formatCardCode } from '@pathquest/core/classes/card-code'
import type { SignInCard } from '@pathquest/core/contracts'
import { CodeText } from '@pathquest/ui'
import { Character, LogoMark } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { classCardsMessages } from '../../messages/en/class-cards'
import { QrCode } from '../../qr/QrCode'
import { useReachableOrigin } from '../../qr/reachable-origin'

/** Two columns of five fit Letter and A4, with the margins of any browser. */
const ON_A_PAGE = 10

/** Each sheet is a page of paper. */
export function CardSheets({ cards }: { cards: readonly SignInCard[] }) {
  const t = useMessages(classCardsMessages)
  const origin = useReachableOrigin()
  // A code of another address than the students' would lead nowhere.
  if (!origin) return null
  const pages = Array.from({ length: Math.ceil(cards.length / ON_A_PAGE) }, (_, i) => i)
  return pages.map((page) => (
    <ul
      key={page}
      className="paper-sheet class-cards-sheet"
      aria-label={t('cards.sheet', { page: page + 1 })}
    >
      {cards.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE).map((card) => (
        <PrintedCard key={card.studentId} card={card} origin={origin} />
      ))}
    </ul>
  ))
}

function PrintedCard({ card, origin }: { card: SignInCard; origin: string }) {
  const t = useMessages(classCardsMessages)
  const { studentId, displayName: name, code } = card
  return (
    <li className="class-cards-card">
      <div className="class-cards-qr">
        <QrCode text={`${origin}/card#${code}`} label={t('cards.qr', { name })} />
      </div>
      <div className="class-cards-words">
        <p className="class-cards-name">
          <Character player={{ playerId: studentId }} isSilent />
          <b>{name}</b>
        </p>
        <p>
          {t('cards.scan')} <b>{`${new URL(origin).host}/card`}</b> {t('cards.type')}
        </p>
        <p className="class-cards-code">
          <CodeText code={formatCardCode(code)} />
        </p>
        <p className="class-cards-brand" aria-hidden="true">
          <LogoMark /> Pathquest
        </p>
      </div>
    </li>
  )
}

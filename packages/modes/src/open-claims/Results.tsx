import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { ClaimsMap } from './ClaimsMap'
import type { Haul } from './ground'
import { SITES } from './manifest'
import { DUG_MAP } from './terrain'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClaimsSummary, OwnHaul } from './views'

/** What the class dug out and what stays for nobody; to a player, where their gold came from. */
export function Results({ summary, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const { laid, paid, best } = summary as unknown as ClaimsSummary
  const haul = ownEnding as unknown as OwnHaul
  return (
    <>
      {playerId !== null && haul && <OwnGround haul={haul} />}
      <p>
        {t('end.class', { paid, laid })}{' '}
        {playerId !== null && laid > paid && t('end.left', { count: laid - paid })}{' '}
        {best && <Strike best={best} />}
      </p>
      {children}
    </>
  )
}

/** The map with what this player has dug out of each site. */
function OwnGround({ haul }: { haul: Haul }) {
  const t = useTexts(en, es)
  const open = SITES.filter((site) => haul.rounds[site] > 0)
  const sites = { open, funds: haul.earned, digs: null, crowd: null, pick: null }
  const label = open.map((site) =>
    t('end.site', {
      site: t(`site.${site}`),
      count: haul.rounds[site],
      earned: haul.earned[site],
    }),
  )
  return (
    <div>
      <p>{t('end.own')}</p>
      <ClaimsMap claims={sites} size={DUG_MAP} label={label.join(' ')} />
    </div>
  )
}

function Strike({ best }: { best: NonNullable<ClaimsSummary['best']> }) {
  const t = useTexts(en, es)
  const { index, site, each, sharers } = best
  return t('end.best', {
    each,
    count: sharers,
    number: index + 1,
    site: t(`site.${site}`),
  })
}

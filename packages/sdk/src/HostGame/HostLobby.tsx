import { CodePlate } from '@pathquest/ui/art/landscape/Ridge'
import { Terrain } from '@pathquest/ui/art/landscape/Terrain'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { ConfirmDialog } from '@pathquest/ui/Confirm'
import { CopyButton } from '@pathquest/ui/CopyButton'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useState } from 'react'
import { modeName } from '../game/mode-name'
import { HostSecondStep } from './EntranceSwitches'
import { LobbyPlayers } from './HostPlayers'
import type { HostPartProps } from './host-props'

const loadCrews = () => import('./HostCrews')

/** The code, and the players. */
export function HostLobby(props: HostPartProps) {
  const { view, state, headingLevel = 1, entry } = props
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const { game } = view
  const crews = useLazyChunk(loadCrews, view.crews !== undefined)
  const idle = view.inControl && state.busy === null
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <div className="pq-host-lobby">
      <section className="pq-host-code">
        <Terrain seed={game.gameCode} width={900} height={420} />
        <Heading className="pq-hidden">{host('host.lobbyTitle')}</Heading>
        <div className="pq-row">
          <Badge>{modeName(t, game)}</Badge>
          <Badge lang={t.contentLang}>{game.title}</Badge>
          <Badge variant="reward">{t('game.waiting')}</Badge>
        </div>
        {entry ?? <LobbyCode {...props} />}
        {view.secondStep && <HostSecondStep {...props} shown={view.secondStep} />}
      </section>
      <LobbySettings {...props} />
      {crews.status === 'ready' && <crews.exports.HostCrews {...props} />}
      {!(game.oneDevice && view.players.length === 0) && <LobbyPlayers {...props} idle={idle} />}
    </div>
  )
}

/** Where to go and what to type, or the QR code for both. */
function LobbyCode({ view, joinAddress, qr, onCopyFail }: HostPartProps) {
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const { game } = view
  return (
    <>
      {joinAddress && (
        <p className="pq-host-address">
          {host.parts('host.joinAt', { address: <b key="address">{joinAddress}</b> })}
        </p>
      )}
      <div className="pq-host-plate">
        <div>
          <CodePlate
            code={game.gameCode}
            label={t('game.codeSpelled', { code: [...game.gameCode].join(' ') })}
          />
          <CopyButton
            text={game.gameCode}
            label={host('host.copy')}
            copiedLabel={host('host.copied')}
            onFail={onCopyFail}
            size="sm"
          />
        </div>
        {qr && <div className="pq-qr">{qr}</div>}
      </div>
    </>
  )
}

/** The game's settings, before it starts. */
function LobbySettings({ view, settings = [] }: HostPartProps) {
  const t = useMessages(hostMessages)
  const { questionCount, progression, revealAtOnce, allowLateJoin } = view.game
  const facts = [
    t('host.questions', { count: questionCount }),
    t(progression === 'auto' ? 'host.goesOnAuto' : 'host.goesOnManual'),
    revealAtOnce && t('host.resultAtOnce'),
    t(allowLateJoin ? 'host.lateJoin' : 'host.noLateJoin'),
    ...settings,
  ]
  return (
    <ul className="pq-host-settings" aria-label={t('host.settings')}>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  )
}

export interface CancelButtonProps {
  players: number
  disabled?: boolean
  onCancel?: () => void
}

/** "Cancel"; asks for confirmation if players wait in the lobby. */
export function CancelButton({ players, disabled, onCancel }: CancelButtonProps) {
  const t = useMessages(hostMessages)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => (players > 0 ? setAsking(true) : onCancel?.())}>
        {t('host.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('host.cancelTitle')}
        text={t('host.cancelText')}
        confirmLabel={t('host.cancelYes')}
        cancelLabel={t('host.cancelNo')}
        closeLabel={t('host.close')}
        onConfirm={() => {
          setAsking(false)
          onCancel?.()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

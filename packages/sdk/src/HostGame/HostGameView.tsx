import { AnswerCover } from '@pathquest/kinds/Answers'
import { usePrefetchedKinds } from '@pathquest/kinds/use-kind-pieces'
import type { RoundPieces } from '@pathquest/modes/pieces'
import { useModePiece } from '@pathquest/modes/use-mode-pieces'
import { Icon } from '@pathquest/ui/art/Icon'
import { flagIcon, screenIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { InlineError } from '@pathquest/ui/InlineError'
import { Loading } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import { solutionOf } from '@pathquest/ui/question/question-stage'
import { Signpost } from '@pathquest/ui/Signpost'
import { useRef, useState } from 'react'
import { ConnectionBanner } from '../game/Banner'
import { KeysDialog } from '../game/KeysDialog'
import { FinalNotice, Notice } from '../game/Notice'
import { useClassKeys } from '../game/use-class-keys'
import { type PodiumStaging, usePodiumStaging } from '../game/use-podium-staging'
import { useSound } from '../game/use-sound'
import { entryOf } from '../game/WithoutPhones'
import { isFinal } from '../live/connection'
import { useSawGame } from '../live/use-live-game'
import { HostBar } from './HostBar'
import { HostControls, HostPaused } from './HostControls'
import { HostCue } from './HostCue'
import { HostLobby } from './HostLobby'
import { HostModeView } from './HostModeView'
import { HostRemote } from './HostRemote'
import { HostResults } from './HostResults'
import { HostRound } from './HostRound'
import { HostStepBar } from './HostStepBar'
import type { HostGameViewProps, HostPartProps } from './host-props'
import { MarkAnswers } from './MarkAnswers'
import { type Marks, useMarks } from './use-marks'

/** The host's game from its state only. */
export function HostGameView(given: HostGameViewProps) {
  const { state, refusal } = given
  const { view, connection } = state
  const marks = useMarks(view)
  const props = withMarks(given, marks)
  const { onCommand } = props
  const staging = usePodiumStaging(view, useSawGame(view))
  const sound = useSound(view, state.clockOffsetMs)
  const [isKeysOpen, setKeysOpen] = useState(false)
  const [areNamesOpen, setNamesOpen] = useState(false)
  const hasNames = view?.players.some(({ nameWish }) => nameWish !== undefined) ?? false
  const root = useRef<HTMLDivElement>(null)
  useClassKeys({
    root,
    view,
    onCommand: view?.inControl && state.busy === null ? onCommand : undefined,
    sound,
    onSkip: staging.skip,
    onHelp: () => setKeysOpen(true),
    onPeek: () => togglePeek(),
    onNames: hasNames ? () => setNamesOpen(true) : undefined,
  })
  const [peekedId, setPeekedId] = useState<string | null>(null)
  const stage = view?.stage
  const askedId = stage?.name === 'question' && solutionOf(stage) != null ? stage.question.id : null
  const isPeeked = askedId !== null && peekedId === askedId
  const togglePeek = () => setPeekedId(isPeeked ? null : askedId)
  const over = view?.stage.name === 'podium' || view?.stage.name === 'cancelled'
  const ended = isFinal(connection) && !over
  const controls = view && !over && props.layout !== 'remote' && (
    <HostControls {...props} view={view} sound={sound} onKeys={() => setKeysOpen(true)} />
  )
  return (
    <div
      ref={root}
      className="pq pq-widget pq-game pq-host"
      data-stage={view?.stage.name ?? 'loading'}
      data-layout={props.layout}
    >
      {view && !ended && <HostBar {...props} view={view} />}
      {view && !ended && !over && props.layout !== 'remote' && (
        <HostStepBar
          {...props}
          view={view}
          controls={controls}
          names={{ isOpen: areNamesOpen, setOpen: setNamesOpen }}
          peek={askedId === null ? null : { isOn: isPeeked, toggle: togglePeek }}
        />
      )}
      {view && !ended && !over && (
        <>
          <ConnectionBanner connection={connection} paused={view.paused && !view.pausedByHost} />
          {!view.inControl && props.layout !== 'remote' && (
            <MirrorBanner onTakeControl={props.onTakeControl} />
          )}
          {view.pausedByHost && <HostPaused {...props} view={view} held={view.pausedByHost} />}
          {props.layout !== 'remote' && <HostCue {...props} view={view} />}
        </>
      )}
      <KeysDialog open={isKeysOpen} isHost onClose={() => setKeysOpen(false)} />
      {refusal && !ended && <InlineError>{refusal}</InlineError>}
      {ended ? (
        <FinalNotice
          connection={connection}
          problem={state.problem}
          headingLevel={props.headingLevel}
          onUseHere={props.onUseHere}
          onReturn={props.onReturnHome}
          returnLabel={props.returnLabel}
        />
      ) : (
        <AnswerCover.Provider value={askedId !== null && !isPeeked}>
          <HostStage {...props} staging={staging} marks={marks} onPeek={togglePeek} />
        </AnswerCover.Provider>
      )}
    </div>
  )
}

/**
 * Without phones there is no code, and the host's next step on an open question sends what is marked.
 */
function withMarks(props: HostGameViewProps, marks: Marks | null): HostGameViewProps {
  const { onCommand } = props
  const entry = entryOf(props.state.view, props.entry)
  if (!marks || !onCommand) return { ...props, entry }
  const send = () => {
    if (!marks.isTooMany) onCommand('mark_answers', marks.command)
  }
  return {
    ...props,
    entry,
    onNext: send,
    onCommand: (name, extra) => (name === 'advance' ? send() : onCommand(name, extra)),
  }
}

interface HostStageProps extends HostGameViewProps {
  staging: PodiumStaging
  marks: Marks | null
  onPeek: () => void
}

function HostStage(props: HostStageProps) {
  const t = useMessages(gameMessages)
  const { view } = props.state
  const Piece = useModePiece(view, 'Host')
  const round = useModePiece(view, 'round')
  usePrefetchedKinds(view)
  if (!view) return <Loading text={t('game.loading')} />
  const { stage } = view
  const isOver = stage.name === 'podium' || stage.name === 'cancelled'
  const { marks } = props
  const toMark = marks && <MarkAnswers {...props} view={view} marks={marks} />
  if (props.layout === 'remote' && !isOver)
    return <HostRemote {...props} view={view} toMark={toMark} />
  switch (stage.name) {
    case 'lobby':
      return <HostLobby {...props} view={view} />
    case 'question':
    case 'result':
    case 'waiting_next': {
      const stageOf = (pieces?: RoundPieces) =>
        stage.name === 'waiting_next' ? (
          <HostModeView {...props} view={view} Piece={pieces?.HostPhase ?? null} toMark={toMark} />
        ) : (
          <HostRound {...props} view={view} stage={stage} round={pieces} toMark={toMark} />
        )
      if (!Piece && !round) return stageOf()
      return (
        <PieceBoundary instead={stageOf()}>
          {Piece ? (
            <HostModeView {...props} view={view} Piece={Piece} toMark={toMark} />
          ) : (
            stageOf(round ?? {})
          )}
        </PieceBoundary>
      )
    }
    case 'podium':
      return <HostResults {...props} view={view} staging={props.staging} />
    default:
      return <HostCancelled {...props} view={view} />
  }
}

/** The lobby is closed: by the host, or by a server fault, with what to do. */
export function HostCancelled({ view, headingLevel, onPlayAgain, onReturnHome }: HostPartProps) {
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const { endedByFault } = view.game
  return (
    <Notice
      icon={flagIcon}
      title={t('game.cancelled')}
      text={endedByFault ? host('host.cancelledFault') : t('game.cancelledText')}
      headingLevel={headingLevel}
      actions={
        <>
          {endedByFault && onPlayAgain && (
            <Signpost onClick={onPlayAgain}>{t('game.playAgain')}</Signpost>
          )}
          {onReturnHome && <Button onClick={onReturnHome}>{t('game.returnHome')}</Button>}
        </>
      }
    />
  )
}

/** Another tab of the host is in control; this one mirrors it. */
export function MirrorBanner({ onTakeControl }: { onTakeControl?: () => void }) {
  const t = useMessages(hostMessages)
  return (
    <div className="pq-live-banner" data-tone="info" role="status">
      <Icon icon={screenIcon} />
      <span>{t('host.mirror')}</span>
      <Button size="sm" onClick={onTakeControl}>
        {t('host.takeControl')}
      </Button>
    </div>
  )
}

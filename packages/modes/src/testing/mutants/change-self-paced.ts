import type { Json } from '@pathquest/core/json'
import type { GameMode, ModeContext, ModeEvent, ModeStep } from '@pathquest/core/modes/mode'
import type { SelfPacedState } from '../../kits/self-paced/table'

/** The state of the sound modes that these mutants change. */
export type State = SelfPacedState<{ camped?: number }>
type Move = GameMode['moves'][string]

/** Changes every move. */
export const withMoves = (
  rules: GameMode,
  change: (move: Move) => Move,
): Pick<GameMode, 'moves'> => ({
  moves: Object.fromEntries(
    Object.entries(rules.moves).map(([name, move]) => [name, change(move)]),
  ),
})

/** Changes the state of every accepted step. */
export const onward = (
  step: ModeStep<unknown>,
  change: (state: State) => State,
): ModeStep<unknown> => (step.ok ? { ...step, state: change(step.state as State) } : step)

export const withEvent =
  (kind: ModeEvent['kind'], change: GameMode['on']) =>
  ({ on }: GameMode): Partial<GameMode> => ({
    on: (state, event, context) => (event.kind === kind ? change : on)(state, event, context),
  })

export const withContext = (rules: GameMode, change: (context: ModeContext) => ModeContext) => ({
  ...withMoves(
    rules,
    (move) => (state, id, made, context) => move(state, id, made, change(context)),
  ),
  on: (state: unknown, event: ModeEvent, context: ModeContext) =>
    rules.on(state, event, change(context)),
  status: (state: unknown, context: ModeContext) => rules.status(state, change(context)),
})

export const eachHand = (
  state: State,
  change: (hand: State['hands'][string]) => State['hands'][string],
) => ({
  ...state,
  hands: Object.fromEntries(Object.entries(state.hands).map(([id, hand]) => [id, change(hand)])),
})

export const keys = ({ questions }: ModeContext): Json => questions.map((one) => one.correctIndex)

export {
  AnswerGrid,
  type AnswerGridOption,
  type AnswerGridProps,
  answerColumns,
  arrowTarget,
  LONG_OPTION,
} from './AnswerGrid'
export { type AnswerLabels, type AnswerState, AnswerTile, type AnswerTileProps } from './AnswerTile'
export { CodeText, type CodeTextProps } from './art/CodeText'
export { Badge, type BadgeProps, type BadgeVariant } from './Badge'
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
  buttonLook,
  IconButton,
  type IconButtonProps,
} from './Button'
export {
  Card,
  type CardProps,
  type HeadingLevel,
  StatCard,
  type StatCardProps,
} from './Card'
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from './Checkbox'
export { ConfirmDialog, type ConfirmDialogProps, type ConfirmProps, useConfirm } from './Confirm'
export { CopyButton, type CopyButtonProps, copyText } from './CopyButton'
export { Dialog, type DialogProps, type DialogSize, type ModalProps, useModal } from './Dialog'
export { EmptyState, type EmptyStateProps } from './EmptyState'
export { FieldError, FieldFrame } from './Field'
export { InlineError, type InlineErrorProps, LoadFailed, type LoadFailedProps } from './InlineError'
export { Loading, type LoadingProps, Spinner } from './Loading'
export { Marked } from './Marked'
export { PieceBoundary, type PieceBoundaryProps } from './PieceBoundary'
export { Podium, type PodiumPlace, type PodiumProps } from './Podium'
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './RadioCards'
export { Select, type SelectOption, type SelectProps } from './Select'
export {
  Signpost,
  SignpostLink,
  type SignpostLinkProps,
  type SignpostLook,
  type SignpostProps,
  signpostLook,
} from './Signpost'
export { AccuracyBar, type BarProps, Medal, type MedalProps } from './Standing'
export { PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from './TextField'
export {
  announcedMark,
  secondsLeft,
  type TimerLevel,
  type TimerProps,
  TimerTrail,
  type TimerTrailProps,
  timerLevel,
} from './Timer'
export { Toaster, type ToasterProps } from './Toaster'
export {
  createToastStore,
  type Toast,
  type ToastAction,
  type ToastKind,
  type ToastStore,
} from './toast-store'
export { WholeWords } from './WholeWords'

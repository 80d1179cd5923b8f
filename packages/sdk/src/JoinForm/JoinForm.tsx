import { generateName } from '@pathquest/core/players/name-generator'
import { useBeforePaint } from '@pathquest/ui/hooks/use-before-paint'
import { useEffect, useRef, useState } from 'react'
import { useGivenApi } from '../api/api-context'
import type { ApiClient } from '../api/client'
import { type ApiError, toApiError } from '../api/error'
import type { JoinAnswer } from '../api/types'
import { JoinFormView, type JoinValues } from './JoinFormView'

/** Props of `JoinForm`. */
export interface JoinFormProps {
  /** Default: the client of the enclosing `PathquestProvider`. */
  api?: Pick<ApiClient, 'join'> | undefined
  /** From a join link or QR code: six letters and digits. A later one replaces what is typed. */
  initialCode?: string | undefined
  /**
   * The profile's name; if undefined a generated name is filled in. Null: not known yet, the field
   * stays empty until it is, unless the user types.
   */
  initialName?: string | null | undefined
  /** From the host's link, for games that are not public. */
  invite?: string | undefined
  /** An earlier seat, so that a guest rejoins as the same player. */
  seat?: string | null | undefined
  /** Called once, when the form is shown. */
  onReady?: (() => void) | undefined
  /**
   * Joined: pass the seat to a `GamePlayer`. A game's own host gets no seat (`isHost`).
   * @example (answer) => { if ('seatToken' in answer) setSeat({ sessionId: answer.session.id, seatToken: answer.seatToken }) }
   */
  onJoin: (answer: JoinAnswer) => void
  /** Joining failed; the form shows why itself. */
  onError?: ((error: ApiError) => void) | undefined
}

/**
 * Game code and name; joins by the API and passes on its answer.
 * @example <JoinForm initialCode="7K4Q2X" onJoin={(answer) => setJoined(answer)} />
 */
export function JoinForm({
  api: given,
  initialCode = '',
  initialName = '',
  invite,
  seat,
  onReady,
  onJoin,
  onError,
}: JoinFormProps) {
  const api = useGivenApi(given)
  const [values, setValues] = useState<JoinValues>({
    gameCode: initialCode,
    displayName: initialName ?? '',
  })
  const form = useRef<HTMLFormElement>(null)
  const hasOwnName = useRef(false)
  const change = (next: JoinValues) => {
    if (next.displayName !== values.displayName) hasOwnName.current = true
    setValues(next)
  }
  const proposeName = () => change({ ...values, displayName: generateName(Math.random) })
  // After hydration, since server and browser must render the same markup; the user may have typed
  // before it.
  useBeforePaint(() => {
    const [gameCode = '', typedName = ''] = [
      ...(form.current?.querySelectorAll('input') ?? []),
    ].map(({ value }) => value)
    if (typedName !== (initialName ?? '')) hasOwnName.current = true
    setValues((now) => ({ ...now, gameCode, displayName: typedName }))
  }, [])
  useBeforePaint(() => {
    if (hasOwnName.current || initialName === null) return
    const displayName = initialName || generateName(Math.random)
    setValues((now) => ({ ...now, displayName }))
  }, [initialName])
  // If the field has the focus when a name arrives, the user is about to type their own: it is
  // selected.
  useBeforePaint(() => {
    const name = form.current?.querySelectorAll('input')[1]
    if (!hasOwnName.current && values.seatCode === undefined && name?.matches(':focus'))
      name.select()
  }, [values.displayName])
  // A server-rendered page learns its URL, and with it the code, only after hydration.
  const codeBefore = useRef(initialCode)
  useBeforePaint(() => {
    if (initialCode === codeBefore.current) return
    codeBefore.current = initialCode
    setValues((now) => ({ ...now, gameCode: initialCode }))
  }, [initialCode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once
  useEffect(() => onReady?.(), [])
  const [joining, setJoining] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const underWay = useRef(false)

  async function join({ gameCode, displayName, seatCode, knock }: JoinValues) {
    if (underWay.current) return
    underWay.current = true
    setJoining(true)
    setError(null)
    const answer = await api
      .join(
        {
          gameCode,
          displayName,
          ...(invite ? { invite } : {}),
          ...(seatCode === undefined ? {} : { seatCode }),
          ...(knock ? { knock } : {}),
        },
        seat,
      )
      .catch(toApiError)
    underWay.current = false
    setJoining(false)
    if ('session' in answer) return onJoin(answer)
    setError(answer)
    onError?.(answer)
  }

  return (
    <JoinFormView
      form={form}
      values={values}
      joining={joining}
      error={error}
      onChange={change}
      onGenerate={proposeName}
      onSubmit={join}
    />
  )
}

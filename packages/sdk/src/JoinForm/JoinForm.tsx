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
  /** Default: the client of the `PathquestProvider` around. */
  api?: Pick<ApiClient, 'join'> | undefined
  /** From a join link or QR code: six letters and digits. A later one takes the place of what is typed. */
  initialCode?: string | undefined
  /**
   * The profile's name; without one a generated name stands in the field. Null: not known yet, the
   * field stays empty until it is, unless somebody types.
   */
  initialName?: string | null | undefined
  /** From the host's link, for games that are not public. */
  invite?: string | undefined
  /** A seat of former times, so that a guest comes back as the same player. */
  seat?: string | null | undefined
  /** The form stands, once. */
  onReady?: (() => void) | undefined
  /**
   * Joined: hand the seat to a `GamePlayer`. A game's own host gets no seat (`isHost`).
   * @example (answer) => { if ('seatToken' in answer) setSeat({ sessionId: answer.session.id, seatToken: answer.seatToken }) }
   */
  onJoin: (answer: JoinAnswer) => void
  /** Joining failed; the form says why by itself. */
  onError?: ((error: ApiError) => void) | undefined
}

/**
 * Game code and name; joins by the API and hands on what it answered.
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
  // After the first markup, which a server and the browser must agree on; into a server's markup
  // somebody may have typed already.
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
  // Whoever stands in the field when a name comes is about to type their own over it.
  useBeforePaint(() => {
    const name = form.current?.querySelectorAll('input')[1]
    if (!hasOwnName.current && values.seatCode === undefined && name?.matches(':focus'))
      name.select()
  }, [values.displayName])
  // A page that a server drew learns its address, and with it the code, after its first markup.
  const codeBefore = useRef(initialCode)
  useBeforePaint(() => {
    if (initialCode === codeBefore.current) return
    codeBefore.current = initialCode
    setValues((now) => ({ ...now, gameCode: initialCode }))
  }, [initialCode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => onReady?.(), [])
  const [joining, setJoining] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const underWay = useRef(false)

  async function join({ gameCode, displayName, seatCode }: JoinValues) {
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

import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '../api/client'
import { type ApiError, toApiError } from '../api/error'
import type { JoinAnswer } from '../api/types'
import { useBeforePaint } from '../hooks/use-before-paint'
import { usePart } from '../hooks/use-lazy-chunk'
import { useGivenApi } from '../PathquestProvider/api-context'
import { JoinFormView, type JoinValues } from './JoinFormView'

const loadNames = () => import('./names')

/** Props of `JoinForm`. */
export interface JoinFormProps {
  /** Default: the client of the `PathquestProvider` around. */
  api?: Pick<ApiClient, 'join'> | undefined
  /** From a join link or QR code: six letters and digits. */
  initialCode?: string | undefined
  /** The profile's name; without one a generated name stands in the field. */
  initialName?: string | undefined
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
    displayName: initialName,
  })
  // A generated name that is still to come: the form's first, or one asked for. Whoever goes to
  // the field writes a name: one that came then would stand before what is typed.
  const [wish, setWish] = useState<'first' | 'asked' | null>(initialName ? null : 'first')
  const names = usePart(loadNames, wish !== null)
  // After the first markup, which a server and the browser must agree on.
  useBeforePaint(() => {
    if (!wish || names.status !== 'ready') return
    const displayName = names.exports.generateName(Math.random)
    setValues((now) => ({ ...now, displayName }))
    setWish(null)
  }, [wish, names.status])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => onReady?.(), [])
  const [joining, setJoining] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const underWay = useRef(false)

  async function join({ gameCode, displayName }: JoinValues) {
    if (underWay.current) return
    underWay.current = true
    // What is sent is what stands in the field.
    setWish(null)
    setJoining(true)
    setError(null)
    const answer = await api
      .join({ gameCode, displayName, ...(invite ? { invite } : {}) }, seat)
      .catch(toApiError)
    underWay.current = false
    setJoining(false)
    if ('session' in answer) return onJoin(answer)
    setError(answer)
    onError?.(answer)
  }

  return (
    <JoinFormView
      values={values}
      joining={joining}
      error={wish === 'asked' && names.status === 'failed' ? toApiError(null) : error}
      onChange={setValues}
      onName={() => setWish(null)}
      onGenerate={() => {
        setWish('asked')
        if (names.status === 'failed') names.retry()
      }}
      onSubmit={join}
    />
  )
}

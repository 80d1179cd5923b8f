import { generateName } from '@pathquest/game-core/players/name-generator'
import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '../api/client'
import { type ApiError, toApiError } from '../api/error'
import type { JoinAnswer } from '../api/types'
import { useBeforePaint } from '../hooks/use-before-paint'
import { useGivenApi } from '../PathquestProvider/api-context'
import { JoinFormView, type JoinValues } from './JoinFormView'

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
  const proposeName = () => {
    const displayName = generateName(Math.random)
    setValues((now) => ({ ...now, displayName }))
  }
  // After the first markup, which a server and the browser must agree on.
  useBeforePaint(() => {
    if (!initialName) proposeName()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => onReady?.(), [])
  const [joining, setJoining] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const underWay = useRef(false)

  async function join({ gameCode, displayName }: JoinValues) {
    if (underWay.current) return
    underWay.current = true
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
      error={error}
      onChange={setValues}
      onGenerate={proposeName}
      onSubmit={join}
    />
  )
}

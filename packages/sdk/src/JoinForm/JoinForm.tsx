import { generateName } from '@pathquest/game-core/name-generator'
import { useRef, useState } from 'react'
import type { ApiClient } from '../api-client'
import { type ApiError, toApiError } from '../api-error'
import type { JoinAnswer } from '../api-types'
import { JoinFormView, type JoinValues } from './JoinFormView'

export interface JoinFormProps {
  api: ApiClient
  /** From a join link or QR code. */
  initialCode?: string
  /** The profile's name; without one a generated name stands in the field. */
  initialName?: string
  /** From the host's link, for games that are not public. */
  invite?: string
  /** A seat of former times, so that a guest comes back as the same player. */
  seat?: string | null
  onJoin: (answer: JoinAnswer) => void
  onError?: (error: ApiError) => void
}

/** Game code and name; joins by the API and hands on what it answered. */
export function JoinForm({
  api,
  initialCode = '',
  initialName = '',
  invite,
  seat,
  onJoin,
  onError,
}: JoinFormProps) {
  const [values, setValues] = useState<JoinValues>(() => ({
    gameCode: initialCode,
    displayName: initialName || generateName(Math.random),
  }))
  const [joining, setJoining] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const underWay = useRef(false)

  async function join({ gameCode, displayName }: JoinValues) {
    if (underWay.current) return
    underWay.current = true
    setJoining(true)
    setError(null)
    try {
      onJoin(await api.join({ gameCode, displayName, ...(invite ? { invite } : {}) }, seat))
    } catch (cause) {
      const problem = toApiError(cause)
      setError(problem)
      onError?.(problem)
    } finally {
      underWay.current = false
      setJoining(false)
    }
  }

  return (
    <JoinFormView
      values={values}
      joining={joining}
      error={error}
      onChange={setValues}
      onGenerate={() => setValues({ ...values, displayName: generateName(Math.random) })}
      onSubmit={join}
    />
  )
}

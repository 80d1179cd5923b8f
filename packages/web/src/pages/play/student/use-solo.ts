import type { LtiSoloAnswer, StartLtiSolo } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client'
import { ATTEMPTS } from '../lti-queries'

interface SoloState {
  solo: LtiSoloAnswer | null
  error: ApiError | null
  isStarting: boolean
}

const NONE: SoloState = { solo: null, error: null, isStarting: false }

/** Begins an attempt, or takes up the unfinished one; one request at a time. */
export function useSolo() {
  const queries = useQueryClient()
  const [state, setState] = useState(NONE)
  const isAsking = useRef(false)
  const play = async (again: boolean): Promise<LtiSoloAnswer | null> => {
    if (isAsking.current) return null
    isAsking.current = true
    setState((current) => ({ ...current, error: null, isStarting: true }))
    try {
      const body: StartLtiSolo = { again }
      const solo = await call(api, 'POST /api/lti/solo', { body })
      setState({ solo, error: null, isStarting: false })
      void queries.invalidateQueries({ queryKey: ATTEMPTS })
      return solo
    } catch (cause) {
      setState({ solo: null, error: toApiError(cause), isStarting: false })
      return null
    } finally {
      isAsking.current = false
    }
  }
  const close = () => {
    setState(NONE)
    void queries.invalidateQueries({ queryKey: ATTEMPTS })
  }
  return { ...state, play, close }
}

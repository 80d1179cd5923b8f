import type { LtiSoloAnswer, SetLtiExtraTime, StartLtiSolo } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client'
import { putAnswer } from '../../../api/put-answer'
import { ATTEMPTS } from '../lti-queries'
import { usePoll } from '../use-poll'

const EXTRA_TIMES = ['lti', 'extra-times'] as const

/** The next attempt; refetched with the attempts, and polled like them. */
export function useSoloStart(followsOpen: boolean) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: [...ATTEMPTS, 'start'],
    queryFn: () => call(api, 'GET /api/lti/solo'),
    staleTime: 0,
    refetchInterval: ({ state }) => (followsOpen && state.data?.progress ? delay() : false),
  })
}

/** Students with extra time in this course. */
export function useExtraTimes(enabled: boolean) {
  return useQuery({
    queryKey: EXTRA_TIMES,
    queryFn: () => call(api, 'GET /api/lti/extra-times'),
    enabled,
    staleTime: 0,
  })
}

export function useSetExtraTime() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SetLtiExtraTime) => call(api, 'PUT /api/lti/extra-times', { body }),
    onSuccess: (times) => putAnswer(queries, EXTRA_TIMES, () => times),
  })
}

interface SoloState {
  solo: LtiSoloAnswer | null
  error: ApiError | null
  isStarting: boolean
}

const NONE: SoloState = { solo: null, error: null, isStarting: false }

/** Starts an attempt, or resumes the unfinished one; one request at a time. */
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

import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { useEffect, useRef, useState } from 'react'
import { type Cue, isSoundOn, playCue, storeSoundPreference } from './sound'

export interface Sound {
  isOn: boolean
  toggle: () => void
}

const LAST_SECONDS = [5, 4, 3, 2, 1]

/** The sounds of a class, for host and projector; off by default, the choice is remembered. */
export function useSound(view: HostView | ScreenView | null, clockOffsetMs: number): Sound {
  const [isOn, setOn] = useState(isSoundOn)
  const before = useRef(view)
  useEffect(() => {
    const cue = cueBetween(before.current, view)
    before.current = view
    if (isOn && cue) playCue(cue)
  }, [isOn, view])
  const deadline = view?.stage.name === 'question' ? view.stage.deadline : null
  useEffect(() => {
    if (!isOn || deadline === null) return
    const leftMs = deadline - clockOffsetMs - Date.now()
    const timers = LAST_SECONDS.flatMap((seconds) => {
      const inMs = leftMs - seconds * 1_000
      return inMs > 0 ? [setTimeout(() => playCue('last'), inMs)] : []
    })
    return () => timers.forEach(clearTimeout)
  }, [isOn, deadline, clockOffsetMs])
  const toggle = () => {
    setOn(!isOn)
    storeSoundPreference(!isOn)
    // A press of the user: from here on the browser lets the page sound.
    if (!isOn) playCue('join')
  }
  return { isOn, toggle }
}

/** What is to be heard when one view follows another. */
export function cueBetween(
  before: HostView | ScreenView | null,
  after: HostView | ScreenView | null,
): Cue | null {
  if (!before || !after) return null
  const [was, is] = [before.stage, after.stage]
  if (is.name === 'podium') return was.name === 'podium' ? null : 'podium'
  if (is.name === 'lobby') return after.playerCount > before.playerCount ? 'join' : null
  if (is.name === 'question') {
    const isNew = was.name !== 'question' || was.question.id !== is.question.id
    return isNew ? 'question' : null
  }
  return is.name === 'result' && was.name === 'question' ? 'close' : null
}

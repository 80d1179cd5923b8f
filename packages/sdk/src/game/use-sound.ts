import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { useEffect, useRef, useState } from 'react'
import { type Music, startMusic, voicesFor } from './music'
import { type Cue, isSoundOn, playCue, readVolume, setVolume, storeSoundPreference } from './sound'

export interface Sound {
  isOn: boolean
  toggle: () => void
  /** 0 to 1. */
  volume: number
  setVolume: (volume: number) => void
}

const LAST_SECONDS = [5, 4, 3, 2, 1]

/**
 * The sounds of a class, for host and projector, and on the projector the music of its lobby; off by
 * default, the choice is stored.
 */
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
  useLobbyMusic(isOn && view?.role === 'screen' && view.stage.name === 'lobby', view)
  const [volume, setShown] = useState(readVolume)
  const toggle = () => {
    setOn(!isOn)
    storeSoundPreference(!isOn)
    // A user gesture: from here on the browser allows sound.
    if (!isOn) playCue('join')
  }
  const change = (next: number) => {
    const inRange = Math.min(1, Math.max(0, Math.round(next * 10) / 10))
    setShown(inRange)
    setVolume(inRange)
  }
  return { isOn, toggle, volume, setVolume: change }
}

function useLobbyMusic(isPlaying: boolean, view: HostView | ScreenView | null): void {
  const voices = voicesFor(view?.playerCount ?? 0)
  const music = useRef<Music | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: further players change its voices only
  useEffect(() => {
    if (!isPlaying) return
    music.current = startMusic(voices)
    return () => {
      music.current?.stop()
      music.current = null
    }
  }, [isPlaying])
  useEffect(() => music.current?.setVoices(voices), [voices])
}

/** The sound for a change from one view to the next. */
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

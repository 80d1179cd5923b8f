import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { speakIcon, stopIcon } from '../art/icons'
import { Button } from '../Button'
import { playerMessages } from '../messages/en/player'
import { useMessages } from '../messages/MessagesProvider'

export interface ReadAloudProps {
  /** Give it the question's id as key: another question ends what is read of this one. */
  question: Pick<OpenQuestion, 'text' | 'options'>
}

/** Reads a question and its answers by the browser's own voice; not there where it has none for them. */
export function ReadAloud({ question }: ReadAloudProps) {
  const t = useMessages(playerMessages)
  const lang = t.contentLang ?? 'en'
  const hasVoice = useVoice(lang)
  const [isReading, setReading] = useState(false)
  // Some browsers forget what nobody holds, and say nothing of its end.
  const spoken = useRef<SpeechSynthesisUtterance[]>([])
  const stop = useCallback(() => {
    // What the page around says by itself goes on.
    if (spoken.current.length === 0) return
    spoken.current = []
    speechSynthesis.cancel()
    setReading(false)
  }, [])
  useEffect(() => stop, [stop])
  if (!hasVoice) return null

  const read = () => {
    // Each by itself, so that there is a pause between them.
    spoken.current = [question.text, ...question.options].map((text) => {
      const one = new SpeechSynthesisUtterance(text)
      one.lang = lang
      one.onend = one.onerror = () => {
        if (one !== spoken.current.at(-1)) return
        spoken.current = []
        setReading(false)
      }
      return one
    })
    speechSynthesis.cancel()
    for (const one of spoken.current) speechSynthesis.speak(one)
    setReading(true)
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      className="pq-read"
      icon={isReading ? stopIcon : speakIcon}
      onClick={isReading ? stop : read}
    >
      {t(isReading ? 'player.stopReading' : 'player.readAloud')}
    </Button>
  )
}

/** Whether the browser speaks a language; some know their voices only after a while. */
const useVoice = (lang: string): boolean =>
  useSyncExternalStore(
    watchVoices,
    () => voices().some((voice) => voice.lang.toLowerCase().startsWith(lang)),
    () => false,
  )

const voices = () => (typeof speechSynthesis === 'undefined' ? [] : speechSynthesis.getVoices())

function watchVoices(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {}
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}

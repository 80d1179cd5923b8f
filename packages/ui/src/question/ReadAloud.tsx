import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { speakIcon, stopIcon } from '../art/icons'
import { Button } from '../Button'
import { playerMessages } from '../messages/en/player'
import { useMessages } from '../messages/MessagesProvider'

export interface ReadAloudProps {
  /** Pass the question's id as key: another question stops the reading. */
  question: Pick<OpenQuestion, 'text'>
  /** What is read after the text: what there is to choose from. */
  answers: readonly string[]
  /** Default: the language of the content. */
  lang?: string
}

/**
 * Reads a question and its answers aloud by the browser's speech synthesis; hidden where there is
 * no voice for the language.
 */
export function ReadAloud({ question, answers, ...other }: ReadAloudProps) {
  const t = useMessages(playerMessages)
  const lang = other.lang ?? t.contentLang ?? 'en'
  const hasVoice = useVoice(lang)
  const [isReading, setReading] = useState(false)
  // Some browsers garbage-collect an utterance without a reference, and then fire no end event.
  const spoken = useRef<SpeechSynthesisUtterance[]>([])
  const stop = useCallback(() => {
    // Speech that the surrounding page started continues.
    if (spoken.current.length === 0) return
    spoken.current = []
    speechSynthesis.cancel()
    setReading(false)
  }, [])
  useEffect(() => stop, [stop])
  if (!hasVoice) return null

  const read = () => {
    // One utterance each, for a pause between them.
    spoken.current = [question.text, ...answers].map((text) => {
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

/** Whether the browser has a voice for a language; some load their voices late. */
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

import { useCallback, useEffect, useState } from 'react'

const SRC = '/v1/embed.js'
let loading: Promise<void> | undefined

/** The script tag itself, once per visit: the preview is what a school's page gets. */
function loadEmbed(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SRC
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error(`${SRC} did not load`))
    }
    document.head.append(script)
  })
  return loading
}

export type ScriptStatus = 'loading' | 'ready' | 'failed'

/** Whether the embed's script runs on this page, and a way to try again. */
export function useEmbedScript(): [status: ScriptStatus, retry: () => void] {
  const [status, setStatus] = useState<ScriptStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once
  useEffect(() => {
    let isHere = true
    setStatus('loading')
    loadEmbed().then(
      () => isHere && setStatus('ready'),
      () => isHere && setStatus('failed'),
    )
    return () => {
      isHere = false
    }
  }, [attempt])
  return [status, useCallback(() => setAttempt((count) => count + 1), [])]
}

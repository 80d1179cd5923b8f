import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useNear } from '@pathquest/ui/hooks/use-near'
import { useRef, useState } from 'react'

const loadList = async () => {
  const [list, { loadModeTexts }] = await Promise.all([
    import('./WaysToPlayList'),
    import('../../modes/mode-texts'),
  ])
  await loadModeTexts()
  return list
}

/** All game modes. Their names and pictures are loaded by visitors who scroll that far. */
export function WaysToPlay() {
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useNear(section, '400px', true, () => setNear(true))
  const chunk = useLazyChunk(loadList, isNear)
  return (
    <section className="home-ways" ref={section}>
      {/* The page is complete without it. */}
      {chunk.status === 'ready' && <chunk.exports.WaysToPlayList />}
    </section>
  )
}

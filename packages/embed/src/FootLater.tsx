import { usePart } from '@pathquest/sdk/hooks/use-lazy-chunk'

const load = () => import('./ProductFoot')

/** The foot of a widget; its room is there at once, and what it shows follows what stands above. */
export function FootLater({ href, isNeeded }: { href: string; isNeeded: boolean }) {
  const part = usePart(load, isNeeded)
  return (
    <div className="foot">
      {part.status === 'ready' && <part.exports.ProductFoot href={href} />}
    </div>
  )
}

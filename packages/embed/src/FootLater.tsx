import { usePart } from '@pathquest/sdk/use-part'

const load = () => import('./ProductFoot')

/** The foot of a widget; its room is there at once. */
export function FootLater({ href }: { href: string }) {
  const part = usePart(load, true)
  return (
    <div className="foot">
      {part.status === 'ready' && <part.exports.ProductFoot href={href} />}
    </div>
  )
}

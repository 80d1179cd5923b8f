import { MODE_PICTURES } from '@pathquest/modes/registry/pictures'
import { type ComponentType, lazy, Suspense } from 'react'
import './modes.css'

type LoadPicture = () => Promise<{ Picture: ComponentType }>

const loaders: Readonly<Record<string, LoadPicture>> = MODE_PICTURES

/** A form works without the picture. */
const missing: { default: ComponentType } = { default: () => null }
const pictures = new Map(
  Object.entries(loaders).map(([mode, load]) => [
    mode,
    lazy(() =>
      load().then(
        ({ Picture }) => ({ default: Picture }),
        () => missing,
      ),
    ),
  ]),
)

/** The picture of a mode, where its folder has one. */
export function ModePicture({ mode }: { mode: string }) {
  const Picture = pictures.get(mode)
  if (!Picture) return null
  return (
    <div className="mode-picture" aria-hidden="true">
      <Suspense fallback={null}>
        <Picture />
      </Suspense>
    </div>
  )
}

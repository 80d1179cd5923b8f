import { memo, useMemo } from 'react'
import { encode } from 'uqr'
import './qr-code.css'

interface QrCodeProps {
  text: string
  /** The target of the code, for screen readers. */
  label: string
}

/** A QR code as one SVG path; always ink on white, in both themes, so that cameras read it. */
export const QrCode = memo(function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#072c2e" />
    </svg>
  )
})

/** Each row's dark runs as rectangles of one path. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  let path = ''
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`
    }
  }
  return { size, path }
}

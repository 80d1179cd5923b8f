import { CareerArt } from '../art/CareerArt'
import { industryIcon } from './industry-icon'
import { industryTint } from './industry-tint'

export interface CareerSheetProps {
  title: string
  industry: string
  width: number
  height: number
}

/** The drawn map sheet of a career: everything that costs something, in a part of its own. */
export function CareerSheet({ title, industry, width, height }: CareerSheetProps) {
  return (
    <CareerArt title={title} tint={industryTint(industry)} width={width} height={height}>
      <path d={industryIcon(industry)} />
    </CareerArt>
  )
}

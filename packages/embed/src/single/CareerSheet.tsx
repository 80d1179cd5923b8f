/** The single file draws no contour lines: the tint of the industry stands alone. */
export const CareerSheet = () => null

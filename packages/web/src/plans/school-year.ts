/** As people write it: "2026–27". */
export const schoolYearParts = (year: number): { from: string; to: string } => ({
  from: String(year),
  to: String((year + 1) % 100).padStart(2, '0'),
})

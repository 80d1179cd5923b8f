import type { IconDrawing } from '@pathquest/ui/art/Icon'

// Icons used only by the app; shared ones are in @pathquest/ui/art/icons. Drawings of Lucide (ISC
// licence), 24 units.
export const menuIcon: IconDrawing = 'M4 5h16M4 12h16M4 19h16'
export const languagesIcon: IconDrawing =
  'M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6'
export const moonIcon: IconDrawing =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'
export const sunIcon: IconDrawing =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41'

import { type IconDrawing, signpostIcon } from '@pathquest/ui/art/icons'

/** Drawings of Lucide (ISC licence), 24 units. */
const ICON_PATHS: Readonly<Record<string, IconDrawing>> = {
  'Gaming & Esports':
    'M6 12h4M8 10v4M15 13h.01M18 11h.01M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z',
  'Agriculture, Food & Natural Resources':
    'M14 9.5V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14',
  'Architecture & Construction':
    'M15 12l-9.4 9.4a1 1 0 0 1-3-3L12 9M18 15l4-4M21.5 11.5l-1.9-1.9A2 2 0 0 1 19 8.2v-.4a2 2 0 0 0-.6-1.4l-1.6-1.6A6 6 0 0 0 12.5 3H9l1.2 1.2A6 6 0 0 1 12 8.5V10l2 2h1.2a2 2 0 0 1 1.4.6l1.9 1.9',
  'Arts, Audio/Video Technology & Communications':
    'M9 18V5l12-2v13M3 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  'Business Management & Administration':
    'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z',
  'Education & Training':
    'M21.4 10.9a1 1 0 0 0 0-1.8L12.8 5.2a2 2 0 0 0-1.6 0L2.6 9.1a1 1 0 0 0 0 1.8l8.6 3.9a2 2 0 0 0 1.6 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
  Finance:
    'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM18.1 10.4A6 6 0 1 1 10.3 18M7 6h1v4M16.7 13.9l.7.7-2.8 2.8',
  'Government & Public Administration':
    'M11.1 2.2a2 2 0 0 1 1.8 0l7.8 3.8c.5.3.3 1-.2 1h-17c-.5 0-.7-.7-.2-1zM6 18v-7M10 18v-7M14 18v-7M18 18v-7M3 22h18',
  'Health Science':
    'M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
  'Hospitality & Tourism':
    'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
  'Human Services':
    'M11 12h2a2 2 0 1 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 14M7 18l1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a2 2 0 0 0-2.7-2.9l-4.2 3.9M2 13l6 6',
  'Information Technology': 'M16 18l6-6-6-6M8 6l-6 6 6 6',
  'Law, Public Safety, Corrections & Security':
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z',
  Manufacturing:
    'M8 16h.01M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.8-.4l-4.4 2.8a.5.5 0 0 1-.8-.4v-2a.5.5 0 0 0-.8-.4l-4.4 2.8a.5.5 0 0 1-.8-.4V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2z',
  Marketing:
    'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8',
  'Science, Technology, Engineering & Mathematics':
    'M14 2v6a2 2 0 0 0 .2 1l5.6 10a2 2 0 0 1-1.8 3H6a2 2 0 0 1-1.8-3L9.8 9a2 2 0 0 0 .2-1V2M6.5 15h11M8.5 2h7',
  'Transportation, Distribution & Logistics':
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.7a1 1 0 0 0-.2-.6l-3.5-4.3a1 1 0 0 0-.8-.4H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
}

/** The icon of an industry; a signpost if it has none. */
export const industryIcon = (industry: string): IconDrawing =>
  (Object.hasOwn(ICON_PATHS, industry) && ICON_PATHS[industry]) || signpostIcon

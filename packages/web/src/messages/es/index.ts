import { es as widgets } from '@pathquest/ui/messages/es'
import { allTexts, type Translated } from '../translated'
import * as tables from './tables'

/** All Spanish texts of the app, with those of the widgets. */
export const texts = allTexts({ widgets, ...(tables satisfies Translated<typeof tables>) })

import { panelSchema } from '#protocol/coach-panel';
import { keptAnswer } from './kept-answer';

/** The panel as it last came, for a start without network; it goes with its person (rule A1). */
export const PANEL_KEY = 'anilha.panel';

export const { of: panelKept, keep: keepPanel } = keptAnswer(PANEL_KEY, panelSchema);

import { panelSchema } from '#protocol/coaching/coach-panel';
import { keptAnswer } from '../session/kept-answer';

/** The last known panel, for a start without network; erased at sign-out (rule A1e). */
export const PANEL_KEY = 'anilha.panel';

export const { of: panelKept, keep: keepPanel } = keptAnswer(PANEL_KEY, panelSchema);

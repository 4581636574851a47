export const TOAST_MS = 4000;
/** Long enough to read the toast and reach the button. */
export const TOAST_WITH_ACTION_MS = 6000;
export const TOASTS_VISIBLE = 3;
export const TOAST_WIDTH_PX = 356;
export const TOAST_GAP_PX = 14;
export const TOAST_SWIPE_PX = 45;
export const TOAST_REMOVAL_MS = 200;

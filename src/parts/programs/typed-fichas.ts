import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

const fromText = v.object({ typedFichas: v.literal(true) });

/** State for the screen of pasted fichas, which then reads the text that was typed or pasted. */
export const TYPED_FICHAS = { typedFichas: true } as const;

export function useIsTyped(): boolean {
  return v.is(fromText, useHistoryState());
}

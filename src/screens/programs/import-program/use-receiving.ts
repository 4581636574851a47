import { useCallback, useEffect, useRef, useState } from 'react';
import { isFichaCode, joinCodes } from '#domain/programs/ficha-code/parts';
import type { CodeFault, SharedProgram } from '#domain/programs/ficha-code/shape';
import { type PastedText, readPasted } from '#domain/programs/ficha-text/pasted';
import { readFichaFragment } from '../../../data/programs/ficha-share';
import { useHash } from '../../../parts/page/use-query';
import { setBusy } from '../../../pwa/busy';

/** The parts of a ficha received so far. */
export type Receiving =
  | { readonly at: 'start'; readonly fault: CodeFault | 'mixed' | 'no_code' | null }
  | { readonly at: 'reading' }
  | { readonly at: 'more'; readonly total: number; readonly missing: readonly number[] }
  | { readonly at: 'code'; readonly shared: SharedProgram }
  | { readonly at: 'text'; readonly pasted: PastedText };

export interface Received {
  readonly state: Receiving;
  /** Takes codes that were scanned or pasted: whole addresses or their content. */
  takeCodes(texts: readonly string[]): void;
  /** Takes the pasted link or text of a ficha. */
  takePasted(text: string): void;
  /** Called for photos without codes. */
  findNone(): void;
  again(): void;
}

const START: Receiving = { at: 'start', fault: null };

/**
 * Receives a ficha from its address, codes or text, up to the preview.
 * @param typed a text from another screen; '' without one
 */
export function useReceiving(typed: string): Received {
  const hash = useHash();
  const [state, setState] = useState<Receiving>(() =>
    typed.trim() === '' ? START : { at: 'text', pasted: readPasted(typed) },
  );
  const codes = useRef<readonly string[]>([]);

  const takeCodes = useCallback((texts: readonly string[]) => {
    const all = [...codes.current, ...texts];
    const joined = joinCodes(all);
    if (joined.state === 'broken' || joined.state === 'mixed') {
      codes.current = [];
      setState({ at: 'start', fault: joined.state });
      return;
    }
    if (joined.state === 'more') {
      codes.current = all;
      setState({ at: 'more', total: joined.total, missing: joined.missing });
      return;
    }
    codes.current = [];
    setState({ at: 'reading' });
    void readFichaFragment(joined.packed).then((read) =>
      setState('fault' in read ? { at: 'start', fault: read.fault } : { at: 'code', shared: read }),
    );
  }, []);

  useEffect(() => {
    if (isFichaCode(hash)) takeCodes([hash]);
  }, [hash, takeCodes]);

  const previewing = state.at === 'code' || state.at === 'text' || state.at === 'more';
  useEffect(() => {
    setBusy('form:import-program', previewing);
    return () => setBusy('form:import-program', false);
  }, [previewing]);

  return {
    state,
    takeCodes,
    takePasted(text) {
      const links = text.split(/\s+/).filter(isFichaCode);
      if (links.length > 0) takeCodes(links);
      else if (text.trim() !== '') setState({ at: 'text', pasted: readPasted(text) });
    },
    findNone: () => setState({ at: 'start', fault: 'no_code' }),
    again() {
      codes.current = [];
      setState(START);
    },
  };
}

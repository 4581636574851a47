import { useEffect, useState } from 'react';
import { plural } from '#words/format/plural';

/** Long enough to be seen, short enough not to be waited for. */
const SENDING_MS = 900;

interface DemoPill {
  readonly tone: 'done' | 'neutral';
  readonly sign: 'dot' | 'ring' | 'busy';
  readonly text: string;
}

/** The pill's text in the three states of the demonstration. */
function demoPill(cut: boolean, waiting: number): DemoPill {
  if (cut) {
    const kept = plural(waiting, {
      zero: '',
      one: ' · 1 série guardada',
      other: ' · # séries guardadas',
    });
    return { tone: 'neutral', sign: 'ring', text: `Sem conexão${kept}` };
  }
  return waiting > 0
    ? { tone: 'neutral', sign: 'busy', text: 'Enviando' }
    : { tone: 'done', sign: 'dot', text: 'Tudo salvo' };
}

/**
 * The network of the demonstration, which the visitor can cut: what is done meanwhile waits, and
 * goes by itself once it is back. Nothing real is sent.
 *
 * @param done names every performed version of a set
 */
export function useDemoNetwork(done: readonly string[]) {
  const [cut, setCut] = useState(false);
  const [sent, setSent] = useState(done);
  const waiting = done.filter((version) => !sent.includes(version));
  const all = done.join(' ');

  useEffect(() => {
    if (cut) return;
    const timer = setTimeout(() => setSent(all.split(' ')), SENDING_MS);
    return () => clearTimeout(timer);
  }, [cut, all]);

  return { cut, setCut, pill: demoPill(cut, waiting.length) };
}

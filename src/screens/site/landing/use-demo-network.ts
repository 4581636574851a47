import { useEffect, useState } from 'react';
import { plural } from '#words/format/plural';

/** Long enough to be visible, short enough not to delay the visitor, ms. */
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
 * The simulated network of the demonstration, which visitors can switch off. Sets done offline are
 * sent when it returns. Nothing real is sent.
 * @param done names of all performed versions of sets
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

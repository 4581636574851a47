import { whenIdle } from '../ui/state/when-idle';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls once after the person's first interaction, when the browser is idle. */
export function afterFirstTouch(then: () => void): () => void {
  const cancel = new AbortController();
  const { signal } = cancel;
  const onTouch = () => {
    cancel.abort();
    whenIdle(then);
  };
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { signal, passive: true });
  return () => cancel.abort();
}

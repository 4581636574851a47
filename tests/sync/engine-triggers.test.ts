import { describe, expect, it, vi } from 'vitest';
import { startTriggers } from '../../src/sync/triggers';

function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  let tick: () => void = () => undefined;
  let every = 0;
  const request = vi.fn();
  const stop = startTriggers(request, {
    window,
    document,
    every(work, ms) {
      tick = work;
      every = ms;
      return () => {
        tick = () => undefined;
      };
    },
  });
  return { window, document, request, stop, tick: () => tick(), every: () => every };
}

describe('when news are asked for', () => {
  it('on focus, on regained network, on becoming visible, and each minute while so', () => {
    const { window, document, request, tick, every } = page();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    tick();
    expect(request).toHaveBeenCalledTimes(4);
    expect(every()).toBe(60_000);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    tick();
    expect(request).toHaveBeenCalledTimes(4);
  });

  it('not any more once stopped', () => {
    const { window, document, request, stop, tick } = page();
    stop();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    tick();
    expect(request).not.toHaveBeenCalled();
  });
});

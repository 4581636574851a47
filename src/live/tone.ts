export interface Tone {
  /** Prepares the sound; must run within a gesture. */
  prime(): void;
  play(signal?: Signal): void;
}

/** Signals: the end of a rest or timed set, a last second before a start, and the start. */
export type Signal = 'end' | 'ready' | 'go';

/** Pitch in hertz, start and length in seconds. The end is two notes, played twice. */
const NOTES = {
  end: [
    { pitch: 880, at: 0, lasts: 0.16 },
    { pitch: 1175, at: 0.18, lasts: 0.24 },
    { pitch: 880, at: 0.62, lasts: 0.16 },
    { pitch: 1175, at: 0.8, lasts: 0.34 },
  ],
  ready: [{ pitch: 880, at: 0, lasts: 0.12 }],
  go: [{ pitch: 1175, at: 0, lasts: 0.34 }],
} as const satisfies Record<Signal, readonly { pitch: number; at: number; lasts: number }[]>;
const LOUDNESS = 0.32;
const ATTACK_S = 0.012;

/** Without this setting, a beep stops other apps' music on an iPhone. */
function mixWithMusic(navigator: Navigator) {
  const session: unknown = Reflect.get(navigator, 'audioSession');
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', 'ambient');
}

/** A beep from an oscillator, which works offline because no file is loaded. */
export function createTone(window: Window & typeof globalThis): Tone {
  let context: AudioContext | null = null;

  function open(): AudioContext | null {
    if (context || !('AudioContext' in window)) return context;
    mixWithMusic(window.navigator);
    try {
      context = new window.AudioContext({ latencyHint: 'interactive' });
    } catch {
      // Without an audio output, the rest still ends on the screen.
      context = null;
    }
    return context;
  }

  function sound(to: AudioContext, signal: Signal) {
    for (const { pitch, at, lasts } of NOTES[signal]) {
      const start = to.currentTime + at;
      const oscillator = to.createOscillator();
      const volume = to.createGain();
      oscillator.type = 'triangle';
      oscillator.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK_S);
      volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
      oscillator.connect(volume).connect(to.destination);
      oscillator.start(start);
      oscillator.stop(start + lasts);
    }
  }

  return {
    prime() {
      const ready = open();
      if (ready?.state === 'suspended') ready.resume().catch(() => undefined);
    },
    play(signal = 'end') {
      const ready = open();
      if (!ready) return;
      if (ready.state === 'running') sound(ready, signal);
      else
        ready
          .resume()
          .then(() => sound(ready, signal))
          .catch(() => undefined);
    },
  };
}

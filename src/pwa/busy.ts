/** Reasons against an interruption: 'workout', 'form:signup'... */
export interface Busy {
  set(reason: string, on: boolean): void;
  isBusy(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Holds the reasons for which this tab must not be reloaded. */
export function createBusy(): Busy {
  const reasons = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    set(reason, on) {
      if (reasons.has(reason) === on) return;
      if (on) reasons.add(reason);
      else reasons.delete(reason);
      for (const listener of listeners) listener();
    },
    isBusy: () => reasons.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** This tab's reasons: one registry per page. */
export const busy = createBusy();

/** The reasons of `busy` and typed fields: the page never reloads by itself over them. */
export const held = createBusy();

/** Delays updates for a reason ('workout', 'form:profile') until called with false. */
export function setBusy(reason: string, on: boolean): void {
  busy.set(reason, on);
}

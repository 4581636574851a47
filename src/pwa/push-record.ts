import { createStoredValue } from '../preferences/stored-value';

/** This device's record of its subscription, so that a rest is scheduled without a request. */
export interface PushRecord {
  /** The person that receives notices here. */
  readonly person: string;
  /** The server's id of the subscription. */
  readonly id: string;
  /** The person's name for the device. */
  readonly label: string;
  /** Whether the end of a rest is pushed too. */
  readonly rest: boolean;
}

/** One per device, like the browser's subscription. */
const stored = createStoredValue('anilha.push', (text) => text ?? '', {
  storage: () => localStorage,
  events: () => window,
});

export function parsePushRecord(text: string): PushRecord | null {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const [person, id, label] = ['person', 'id', 'label'].map((key) => Reflect.get(value, key));
    if (typeof person !== 'string' || typeof id !== 'string' || typeof label !== 'string') {
      return null;
    }
    return { person, id, label, rest: Reflect.get(value, 'rest') === true };
  } catch {
    return null;
  }
}

export const pushRecord = {
  /** The stored text, which stays identical until a change. */
  text: stored.get,
  get: () => parsePushRecord(stored.get()),
  set: (record: PushRecord) => stored.set(JSON.stringify(record)),
  clear: () => stored.set(''),
  subscribe: stored.subscribe,
};

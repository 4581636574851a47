import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';

const placeSchema = v.object({ assessment: v.pipe(v.string(), v.uuid()) });

/** The id of a new assessment, stored in the browser's history entry so that a reload finds it. */
export function useNewId(): string {
  const [id] = useState(() => {
    const place = v.safeParse(placeSchema, window.history.state);
    if (place.success) return place.output.assessment;
    const made = uuidv7();
    const state: unknown = window.history.state;
    const before = typeof state === 'object' && state !== null ? state : {};
    window.history.replaceState({ ...before, assessment: made }, '');
    return made;
  });
  return id;
}

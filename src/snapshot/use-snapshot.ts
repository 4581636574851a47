import { useEffect } from 'react';
import { takeSnapshot } from './take';

/** Well after whatever the person has just done. */
const REST_MS = 1000;

/** Keeps what is on the screen for the next start, whenever it has been at rest for a moment. */
export function useSnapshot(root: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = document.querySelector(root);
      try {
        if (element) takeSnapshot(element);
      } catch (cause) {
        // A full storage costs the next start its first frame, nothing else.
        console.warn('What is on the screen could not be kept', cause);
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  });
}

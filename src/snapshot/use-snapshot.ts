import { useEffect } from 'react';
import { takeSnapshot } from './take';
import './snapshot.css';

/** Time without changes before a snapshot, ms. */
const REST_MS = 1000;

/** Stores what is on the screen for the next start, whenever it has not changed for a moment. */
export function useSnapshot(root: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = document.querySelector(root);
      try {
        if (element) takeSnapshot(element);
      } catch (cause) {
        // With full storage the next start only lacks its first frame.
        console.warn('What is on the screen could not be kept', cause);
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  });
}

import { useSyncExternalStore } from 'react';
import { createStoredValue } from './stored-value';

/** The bodies of drawn figures. */
const FIGURE_BUILDS = ['neutral', 'woman', 'man'] as const;
export type ChosenBuild = (typeof FIGURE_BUILDS)[number];

function parseFigureBuild(stored: string | null): ChosenBuild {
  return FIGURE_BUILDS.find((build) => build === stored) ?? 'neutral';
}

// Apart from the other preferences, because it loads only with the first figure.
export const figureBuild = createStoredValue('figure-build', parseFigureBuild, {
  storage: () => window.localStorage,
  events: () => window,
});

/** The body that this device's figures have, and a function that sets it. */
export function useFigureBuild() {
  const { get, set, subscribe } = figureBuild;
  return [useSyncExternalStore(subscribe, get), set] as const;
}

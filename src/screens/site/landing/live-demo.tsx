import { useEffect } from 'react';
import { LiveRegionProvider } from '../../../ui/state/live-region';
import { Demo } from './demo';

/** The demonstration on the prerendered page, without the app. */
export function LiveDemo({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <LiveRegionProvider>
      <Demo />
    </LiveRegionProvider>
  );
}

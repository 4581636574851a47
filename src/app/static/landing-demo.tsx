import '../../ui/styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LiveDemo } from '../../screens/site/landing/live-demo';

// The only interactive part of the prerendered landing page. The page's inline script marks taps
// before this code loads; they are answered now.
const demo = document.getElementById('demo');

function awake(): void {
  if (!demo) return;
  demo.onclick = null;
  const tapped = demo.querySelector<HTMLElement>('[data-tapped]');
  tapped?.removeAttribute('data-tapped');
  tapped?.click();
}

if (demo) {
  // In slices, so that scrolling never waits for it.
  startTransition(() => {
    hydrateRoot(demo, <LiveDemo onReady={awake} />, { identifierPrefix: 'demo' });
  });
}

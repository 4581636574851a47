import { lazy, Suspense } from 'react';
import styles from './landing.module.css';
import { LandingPage } from './landing-page';

/** Comes after the page it stands in: everything else of it is there to be read. */
const Demo = lazy(async () => ({ default: (await import('./demo')).Demo }));

/** What a visitor sees at `/` inside the app; the first visit gets the same page prerendered. */
export default function Landing() {
  return (
    <LandingPage
      demo={
        <Suspense fallback={<div className={styles.room} />}>
          <Demo />
        </Suspense>
      }
    />
  );
}

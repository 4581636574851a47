import { lazyPart } from '../../ui/state/lazy-part';
import styles from './landing.module.css';
import { LandingPage } from './landing-page';

/** Loads after the page around it, which reads without it. */
const Demo = lazyPart(
  async () => ({ default: (await import('./demo')).Demo }),
  <div className={styles.room} />,
);

/** The page of visitors at `/` inside the app; the first visit gets it prerendered. */
export default function Landing() {
  return <LandingPage demo={<Demo />} />;
}

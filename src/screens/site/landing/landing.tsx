import { lazyPart } from '../../../ui/state/lazy-part';
import styles from './landing.module.css';
import { LandingPage } from './landing-page';

/** Loads after the page, which reads without it. */
const Demo = lazyPart(
  async () => ({ default: (await import('./demo')).Demo }),
  <div className={styles.room} />,
);

/** The landing at `/` within the app; a first visit gets the prerendered page. */
export default function Landing() {
  return <LandingPage demo={<Demo />} />;
}

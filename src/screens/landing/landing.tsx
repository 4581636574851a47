import { lazyPart } from '../../ui/lazy-part';
import styles from './landing.module.css';
import { LandingPage } from './landing-page';

/** Comes after the page it stands in: everything else of it is there to be read. */
const Demo = lazyPart(
  async () => ({ default: (await import('./demo')).Demo }),
  <div className={styles.room} />,
);

/** What a visitor sees at `/` inside the app; the first visit gets the same page prerendered. */
export default function Landing() {
  return <LandingPage demo={<Demo />} />;
}

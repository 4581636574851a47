import { Demo } from './demo';
import { LandingPage } from './landing-page';

/** What a visitor sees at `/` inside the app; the first visit gets the same page prerendered. */
export default function Landing() {
  return <LandingPage demo={<Demo />} />;
}

import { useHistory } from '../../data/workouts/workouts';
import { useDevicePreference } from '../../preferences/use-preferences';

/** From this workout on people know the short form. */
const KNOWS_FROM = 10;

/** Whether targets are whole sentences: for people with few workouts, unless they chose otherwise. */
export function usePlainTargets(): boolean {
  const [short] = useDevicePreference('shortTargets');
  const history = useHistory(KNOWS_FROM);
  if (short || history.state !== 'ready') return false;
  // A running workout takes a place among those that are read.
  return !history.value.more && history.value.entries.length < KNOWS_FROM;
}

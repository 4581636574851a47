import { POSES, type ProgressPhoto } from '#domain/health/progress-photo';
import type { LocalDay } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import { ONLY_HERE, photoName, poseName } from '#words/health/photos';
import { usePhotos, usePixels } from '../../../data/health/photos';
import { Card } from '../../../ui/display/card';
import styles from './compare-assessments.module.css';

interface ComparedPhotosProps {
  before: LocalDay;
  after: LocalDay;
}

/** Photos of equal poses on both days; absent without any. */
export function ComparedPhotos({ before, after }: ComparedPhotosProps) {
  const loaded = usePhotos();
  if (loaded.state !== 'ready' || before === after) return null;
  const { photos } = loaded.value;
  const pairs = POSES.flatMap((pose) => {
    const on = (day: LocalDay) => photos.find((one) => one.pose === pose && one.day === day);
    const [from, to] = [on(before), on(after)];
    return from && to ? [{ pose, from, to }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="photos">
      <h2 id="photos">Fotos desses dias</h2>
      {pairs.map(({ pose, from, to }) => (
        <section key={pose} aria-label={poseName(pose)} className={styles.pose}>
          <h3>{poseName(pose)}</h3>
          <div className={styles.pair}>
            <Photo photo={from} />
            <Photo photo={to} />
          </div>
        </section>
      ))}
      <p className={styles.quiet}>{ONLY_HERE}</p>
    </Card>
  );
}

function Photo({ photo }: { photo: ProgressPhoto }) {
  const url = usePixels(photo.id, 'full');
  return (
    <figure className={styles.photo}>
      {url ? (
        <img className={styles.pixels} src={url} alt={photoName(photo)} />
      ) : (
        <span className={styles.pixels} />
      )}
      <figcaption className={styles.quiet}>{numericDay(photo.day)}</figcaption>
    </figure>
  );
}

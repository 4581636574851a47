import { useState } from 'react';
import { byDay, type ProgressPhoto } from '#domain/progress-photo';
import { longDay } from '#words/day';
import { photoName, poseName } from '#words/photos';
import { usePixels } from '../../data/photos';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/page';
import { SectionTitle } from '../../ui/section-title';
import styles from './body-photos.module.css';

/** Years of photos are not read at once. */
const DAYS = 24;

interface PhotoGridProps {
  /** The newest day first. */
  photos: readonly ProgressPhoto[];
  onOpen: (id: string) => void;
}

/** Small photos by day, each the way to the large one. */
export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const [limit, setLimit] = useState(DAYS);
  const days = byDay(photos);
  return (
    <Stack gap="l">
      {days.slice(0, limit).map(({ day, photos: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <SectionTitle id={`day-${day}`}>{longDay(day)}</SectionTitle>
          <ul className={styles.grid}>
            {ofDay.map((photo) => (
              <li key={photo.id}>
                <Tile photo={photo} onOpen={() => onOpen(photo.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.length > limit && (
        <Button variant="quiet" full onClick={() => setLimit(limit + DAYS)}>
          Mostrar mais
        </Button>
      )}
    </Stack>
  );
}

function Tile({ photo, onOpen }: { photo: ProgressPhoto; onOpen: () => void }) {
  const url = usePixels(photo.id, 'thumb');
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={`Abrir foto: ${photoName(photo)}`}
      onClick={onOpen}
    >
      {url ? <img className={styles.thumb} src={url} alt="" /> : <span className={styles.thumb} />}
      <span className={styles.pose}>{poseName(photo.pose)}</span>
    </button>
  );
}

import { Eye } from 'lucide-react';
import { useState } from 'react';
import { byDay, type ProgressPhoto } from '#domain/health/progress-photo';
import { longDay } from '#words/format/day';
import { formatList } from '#words/format/list';
import { photoName, poseName } from '#words/health/photos';
import { usePixels } from '../../../data/health/photos';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import styles from './body-photos.module.css';

/** Number of days to show at first. */
const DAYS = 24;

interface PhotoGridProps {
  /** Newest day first. */
  photos: readonly ProgressPhoto[];
  /** Names of other people who see a photo. */
  seenBy?: (photo: ProgressPhoto) => readonly string[];
  onOpen: (id: string) => void;
}

/** Small photos by day, each with a link to the large one. */
export function PhotoGrid({ photos, seenBy = () => [], onOpen }: PhotoGridProps) {
  const [limit, setLimit] = useState(DAYS);
  const days = byDay(photos);
  return (
    <Stack gap="l">
      {days.slice(0, limit).map(({ day, photos: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`} className={layoutClass.middle}>
          <SectionTitle id={`day-${day}`}>{longDay(day)}</SectionTitle>
          <ul className={styles.grid}>
            {ofDay.map((photo) => (
              <li key={photo.id}>
                <Tile photo={photo} seenBy={seenBy(photo)} onOpen={() => onOpen(photo.id)} />
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

interface TileProps {
  photo: ProgressPhoto;
  seenBy: readonly string[];
  onOpen: () => void;
}

function Tile({ photo, seenBy, onOpen }: TileProps) {
  const url = usePixels(photo.id, 'thumb');
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={[
        `Abrir foto: ${photoName(photo)}`,
        ...(seenBy.length > 0 ? [`${formatList(seenBy)} também vê`] : []),
      ].join('. ')}
      onClick={onOpen}
    >
      {url ? <img className={styles.thumb} src={url} alt="" /> : <span className={styles.thumb} />}
      <span className={styles.pose}>
        {seenBy.length > 0 && <Eye className={styles.eye} aria-hidden="true" />}
        {poseName(photo.pose)}
      </span>
    </button>
  );
}

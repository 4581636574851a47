import { useState } from 'react';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import { numericDay } from '#words/format/day';
import { photoName } from '#words/health/photos';
import { usePixels } from '../../../data/health/photos';
import textClass from '../../../ui/text.module.css';
import styles from './body-photos.module.css';

interface PairProps {
  before: ProgressPhoto;
  after: ProgressPhoto;
}

/** Two photos side by side. */
export function ComparedPair({ before, after }: PairProps) {
  return (
    <div className={styles.pair}>
      <figure className={styles.half}>
        <Pixels photo={before} />
        <figcaption className={textClass.small}>Antes · {numericDay(before.day)}</figcaption>
      </figure>
      <figure className={styles.half}>
        <Pixels photo={after} />
        <figcaption className={textClass.small}>Depois · {numericDay(after.day)}</figcaption>
      </figure>
    </div>
  );
}

/**
 * Two photos on top of each other with a movable dividing line, by finger, mouse and arrow keys.
 */
export function Curtain({ before, after }: PairProps) {
  const [cut, setCut] = useState(50);
  return (
    <figure className={styles.half}>
      <div className={styles.curtain} style={{ '--cut': `${cut}%` }}>
        <Pixels photo={before} />
        <div className={styles.over}>
          <Pixels photo={after} />
        </div>
        <span className={styles.line} aria-hidden="true" />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={100}
          value={cut}
          aria-label="Divisão entre antes e depois"
          aria-valuetext={`${cut}% de antes`}
          onChange={({ target }) => setCut(target.valueAsNumber)}
        />
      </div>
      <figcaption className={styles.ends}>
        <span className={textClass.small}>Antes · {numericDay(before.day)}</span>
        <span className={textClass.small}>Depois · {numericDay(after.day)}</span>
      </figcaption>
    </figure>
  );
}

function Pixels({ photo }: { photo: ProgressPhoto }) {
  const url = usePixels(photo.id, 'full');
  return url ? (
    <img className={styles.compared} src={url} alt={photoName(photo)} draggable={false} />
  ) : (
    <span className={styles.compared} />
  );
}

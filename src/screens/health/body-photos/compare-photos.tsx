import { useState } from 'react';
import { comparablePoses, type Pose, type ProgressPhoto } from '#domain/health/progress-photo';
import { numericDay } from '#words/format/day';
import { comparison } from '#words/health/photos';
import { classNames } from '../../../ui/class-names';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { SelectField } from '../../../ui/field/select-field';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import styles from './body-photos.module.css';
import { ComparedPair, Curtain } from './compared-pair';
import { PoseField } from './pose-field';

const WAYS = [
  { value: 'beside', label: 'Lado a lado' },
  { value: 'curtain', label: 'Sobrepostas' },
] as const;
type Way = (typeof WAYS)[number]['value'];

interface ComparePhotosProps {
  pose: Pose;
  /** Newest day first. */
  photos: readonly ProgressPhoto[];
  onPose: (pose: Pose) => void;
}

/** Compares two photos of one pose: by default the first and the last. */
export function ComparePhotos({ pose, photos, onPose }: ComparePhotosProps) {
  const poses = comparablePoses(photos);
  const ofPose = photos.filter((photo) => photo.pose === pose).reverse();
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const [way, setWay] = useState<Way>('beside');
  const before = ofPose.find(({ id }) => id === chosen.before) ?? ofPose[0];
  const after = ofPose.find(({ id }) => id === chosen.after) ?? ofPose.at(-1);
  if (!poses.includes(pose) || !before || !after) {
    return (
      <EmptyState title="Nada para comparar ainda">
        <p>Comparar pede duas fotos da mesma pose, de dias diferentes.</p>
      </EmptyState>
    );
  }
  const [from, to] = [before.day, after.day].sort();
  const options = ofPose.map(({ id, day }, index) => {
    const nth = ofPose.slice(0, index).filter((other) => other.day === day).length;
    return { value: id, label: nth === 0 ? numericDay(day) : `${numericDay(day)} (${nth + 1})` };
  });
  return (
    <div className={classNames(layoutClass.middle, styles.compare)}>
      <div className={layoutClass.middle}>
        <PoseField label="Pose" value={pose} poses={poses} onChange={onPose} />
        <div className={styles.days}>
          <SelectField
            label="Antes"
            value={before.id}
            options={options}
            onChange={({ target }) => setChosen({ ...chosen, before: target.value })}
          />
          <SelectField
            label="Depois"
            value={after.id}
            options={options}
            onChange={({ target }) => setChosen({ ...chosen, after: target.value })}
          />
        </div>
        <SegmentedControl<Way>
          legend="Como comparar"
          hideLegend
          options={WAYS}
          value={way}
          onChange={setWay}
        />
        <p role="status" className={styles.sentence}>
          {comparison(pose, from ?? before.day, to ?? after.day)}
        </p>
      </div>
      {way === 'beside' ? (
        <ComparedPair before={before} after={after} />
      ) : (
        <Curtain before={before} after={after} />
      )}
    </div>
  );
}

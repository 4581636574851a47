import { PROGRESS_RANGES, type ProgressRange } from '#domain/progress/ranges';
import { RANGE_LABELS } from '#words/progress/progress';
import { SegmentedControl } from '../../ui/control/segmented-control';

interface RangeChoiceProps {
  value: ProgressRange;
  onChange: (range: ProgressRange) => void;
}

const OPTIONS = PROGRESS_RANGES.map((range) => ({ value: range, label: RANGE_LABELS[range] }));

/** Chooses the period of a screen's figures among the same four everywhere. */
export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  return (
    <SegmentedControl
      legend="Período"
      hideLegend
      value={value}
      onChange={onChange}
      options={OPTIONS}
    />
  );
}

import { POSES, type Pose } from '#domain/health/progress-photo';
import { poseName } from '#words/health/photos';
import { SelectField } from '../../../ui/field/select-field';

interface PoseFieldProps {
  label: string;
  value: Pose;
  poses?: readonly Pose[];
  onChange: (pose: Pose) => void;
}

export function PoseField({ label, value, poses = POSES, onChange }: PoseFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={poses.map((pose) => ({ value: pose, label: poseName(pose) }))}
      onChange={({ target }) => {
        const chosen = poses.find((pose) => pose === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

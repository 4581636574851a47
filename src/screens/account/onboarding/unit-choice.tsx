import type { LoadUnit } from '#domain/load';
import { storageFailure } from '#words/device/storage-failure';
import { usePreferenceCommands } from '../../../data/commands/preferences';
import { useAccountState } from '../../../data/store/account-provider';
import { usePreferences } from '../../../data/store/preferences';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { notify } from '../../../ui/layer/notify';

/** Chooses kilograms or pounds; absent while the person's data is not open on this device. */
export function UnitChoice({ onChosen }: { onChosen: (unit: LoadUnit) => void }) {
  const account = useAccountState();
  const { known, unit } = usePreferences();
  const preferences = usePreferenceCommands();
  return (
    <SegmentedControl
      legend="Unidade das cargas"
      value={unit}
      onChange={(next) => {
        preferences.unit(next).then(
          () => onChosen(next),
          (cause: unknown) => {
            console.error('The unit was not stored', cause);
            notify.error(storageFailure('write'));
          },
        );
      }}
      disabled={account.state !== 'open' || !known}
      options={[
        { value: 'kg', label: 'Quilos' },
        { value: 'lb', label: 'Libras' },
      ]}
    />
  );
}

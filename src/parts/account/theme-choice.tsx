import { useTheme } from '../../preferences/use-preferences';
import { SegmentedControl } from '../../ui/control/segmented-control';

export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <SegmentedControl
      legend="Aparência"
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'dark', label: 'Escura' },
        { value: 'light', label: 'Clara' },
        { value: 'system', label: 'Do aparelho' },
      ]}
    />
  );
}

import { useState } from 'react';
import { SegmentedControl } from '../control/segmented-control';
import { Cluster } from '../frame/page';

const themes = [
  { value: 'dark', label: 'Ferro' },
  { value: 'light', label: 'Cal' },
] as const;
const fonts = [
  { value: 'inter', label: 'Inter' },
  { value: 'manrope', label: 'Manrope' },
  { value: 'system', label: 'Sistema' },
] as const;

/** Changes the theme of this page only; the choice is not stored. */
export function KitTheme() {
  const { classList } = document.documentElement;
  const [theme, setTheme] = useState<'dark' | 'light'>(
    classList.contains('light') ? 'light' : 'dark',
  );
  const [font, setFont] = useState<'inter' | 'manrope' | 'system'>('inter');
  return (
    <Cluster>
      <SegmentedControl
        legend="Tema"
        hideLegend
        options={themes}
        value={theme}
        onChange={(next) => {
          classList.replace(theme, next);
          setTheme(next);
        }}
      />
      <SegmentedControl
        legend="Fonte"
        hideLegend
        options={fonts}
        value={font}
        onChange={(next) => {
          classList.replace(`font-${font}`, `font-${next}`);
          setFont(next);
        }}
      />
    </Cluster>
  );
}

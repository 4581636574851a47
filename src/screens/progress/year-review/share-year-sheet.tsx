import { type ComponentProps, useMemo, useState } from 'react';
import { PictureSheet } from '../../../parts/progress/picture-sheet';
import { SwitchRow } from '../../../ui/control/switch-row';
import { yearPicture } from './year-picture';

interface ShareYearSheetProps {
  sources: Parameters<typeof yearPicture>[0];
  ready: boolean;
  onClose: ComponentProps<typeof PictureSheet>['onClose'];
}

/** A picture of the year, created on this device, with or without loads. */
export default function ShareYearSheet({ sources, ready, onClose }: ShareYearSheetProps) {
  const [loads, setLoads] = useState(true);
  const picture = useMemo(() => yearPicture(sources, { loads }), [sources, loads]);
  return (
    <PictureSheet
      title="Compartilhar o ano"
      picture={picture}
      ready={ready}
      name={`anilha-${sources.year}`}
      onClose={onClose}
    >
      <SwitchRow label="Cargas e volume" checked={loads} onChange={setLoads} />
    </PictureSheet>
  );
}

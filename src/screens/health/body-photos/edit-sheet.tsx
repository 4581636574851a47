import { useState } from 'react';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import type { LocalDay } from '#domain/local-day';
import { useAlbum } from '../../../data/health/photos';
import { useAction } from '../../../data/remote/use-action';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { DateField } from '../../../ui/field/date-field';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';
import { EARLIEST } from './add-sheet';
import { keptOrSaid } from './kept';
import { PoseField } from './pose-field';

interface EditSheetProps {
  photo: ProgressPhoto;
  onClose: () => void;
}

/** Corrects the pose and day of a photo. */
export function EditSheet({ photo, onClose }: EditSheetProps) {
  const album = useAlbum();
  const today = useToday();
  const [pose, setPose] = useState(photo.pose);
  const [day, setDay] = useState<LocalDay | null>(photo.day);
  const [asked, setAsked] = useState(false);
  const saving = useAction(async () => {
    setAsked(true);
    if (!album || day === null) return;
    if (await keptOrSaid(album.change(photo.id, { pose, day }))) onClose();
  });
  return (
    <Sheet
      open
      size="s"
      title="Mudar pose ou dia"
      onClose={onClose}
      footer={
        <Button size="l" full busy={saving.busy} onClick={() => void saving.run()}>
          Salvar
        </Button>
      }
    >
      <Stack>
        <PoseField label="Pose" value={pose} onChange={setPose} />
        <DateField
          label="Dia"
          value={day}
          min={EARLIEST}
          max={today}
          error={asked && day === null ? 'Digite o dia' : undefined}
          onChange={setDay}
        />
      </Stack>
    </Sheet>
  );
}

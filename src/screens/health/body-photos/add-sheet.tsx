import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LocalDay } from '#domain/local-day';
import { longDay, numericDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import { ONLY_HERE, photoFault, photosCount } from '#words/health/photos';
import { useAlbum } from '../../../data/health/photos';
import { useAction } from '../../../data/remote/use-action';
import { useToday } from '../../../parts/input/use-today';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { DateField } from '../../../ui/field/date-field';
import { Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './body-photos.module.css';
import { keptOrSaid } from './kept';
import { PoseField } from './pose-field';
import type { Draft, Fault } from './use-preparing';

/** Earlier than any living person's birth. */
export const EARLIEST = '1900-01-01';

interface AddSheetProps {
  drafts: readonly Draft[];
  faults: readonly Fault[];
  onClose: () => void;
}

/** Pose and day of chosen photos; stores all of them or none. */
export function AddSheet({ drafts: chosen, faults, onClose }: AddSheetProps) {
  const album = useAlbum();
  const today = useToday();
  const [drafts, setDrafts] = useState(chosen);
  const [day, setDay] = useState<LocalDay | null>(today);
  const [byFile, setByFile] = useState(false);
  const [asked, setAsked] = useState(false);
  const fileDays = [...new Set(drafts.map(({ fileDay }) => fileDay))].sort();
  const other = fileDays.some((fileDay) => fileDay !== today && fileDay < today);
  const dayOf = (draft: Draft) => (byFile ? draft.fileDay : day);

  const saving = useAction(async () => {
    setAsked(true);
    if (!album) return;
    const photos = drafts.flatMap((draft) => {
      const of = dayOf(draft);
      return of === null ? [] : [{ ...draft, day: of }];
    });
    if (photos.length < drafts.length || !(await keptOrSaid(album.add(photos)))) return;
    onClose();
    notify.success(
      plural(photos.length, { zero: '', one: '1 foto guardada', other: '# fotos guardadas' }),
    );
  });

  function setPose(key: string, pose: Draft['pose']) {
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, pose } : draft)));
  }

  function leaveOut(key: string) {
    if (drafts.length === 1) onClose();
    else setDrafts(drafts.filter((draft) => draft.key !== key));
  }

  return (
    <Sheet
      open
      title={drafts.length === 1 ? 'Guardar foto' : `Guardar ${photosCount(drafts.length)}`}
      description={ONLY_HERE}
      onClose={onClose}
      footer={
        <Button size="l" full busy={saving.busy} onClick={() => void saving.run()}>
          Guardar neste aparelho
        </Button>
      }
    >
      <Stack>
        {faults.map(({ name, fault }) => (
          <p key={name} className={classNames(textClass.warning, styles.notice)}>
            {name} ficou de fora. {photoFault(fault)}
          </p>
        ))}
        {other && (
          <SwitchRow
            label={drafts.length === 1 ? 'Usar a data do arquivo' : 'Usar a data de cada arquivo'}
            hint={
              fileDays.length === 1
                ? longDay(fileDays[0] ?? today)
                : `De ${numericDay(fileDays[0] ?? today)} a ${numericDay(fileDays.at(-1) ?? today)}`
            }
            checked={byFile}
            onChange={setByFile}
          />
        )}
        {!byFile && (
          <DateField
            label="Dia"
            value={day}
            min={EARLIEST}
            max={today}
            error={asked && day === null ? 'Digite o dia' : undefined}
            onChange={setDay}
          />
        )}
        <ul className={layoutClass.middleAuto}>
          {drafts.map((draft, index) => (
            <li key={draft.key} className={styles.draft}>
              <DraftPicture draft={draft} label={`Foto ${index + 1}`} />
              <div className={styles.draftFields}>
                <PoseField
                  label={drafts.length === 1 ? 'Pose' : `Pose da foto ${index + 1}`}
                  value={draft.pose}
                  onChange={(pose) => setPose(draft.key, pose)}
                />
                {byFile && <p className={textClass.hint}>{longDay(draft.fileDay)}</p>}
              </div>
              <IconButton
                label={`Deixar a foto ${index + 1} de fora`}
                icon={<X aria-hidden="true" />}
                onClick={() => leaveOut(draft.key)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  );
}

function DraftPicture({ draft, label }: { draft: Draft; label: string }) {
  const url = useBlobUrl(draft.thumb);
  return url ? (
    <img className={styles.small} src={url} alt={label} />
  ) : (
    <span className={styles.small} />
  );
}

/** An address of a blob in memory, for as long as it is shown. */
function useBlobUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

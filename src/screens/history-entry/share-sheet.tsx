import { useEffect, useMemo, useState } from 'react';
import type { Unit } from '#domain/preference-choices';
import { workoutRecords } from '#domain/workout/records';
import { useBestsBefore } from '../../data/bests';
import type { ExerciseBook } from '../../data/exercises';
import { usePreferences } from '../../data/preferences';
import type { WorkoutEntry } from '../../data/workouts';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { SwitchRow } from '../../ui/switch-row';
import { datedName, saveMade } from '../save-file';
import { workoutTitle } from '../workout-line';
import { drawPicture, PICTURE } from './draw-picture';
import { type PictureChoices, pictureOf, pictureWords } from './share-picture';
import styles from './share-sheet.module.css';

interface ShareSheetProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  unit: Unit;
  onClose: () => void;
}

/** A picture of the workout, made on this device, of what the person wants to show. */
export default function ShareSheet({ entry, book, unit, onClose }: ShareSheetProps) {
  const { workout } = entry;
  const { oneRepMax } = usePreferences();
  const before = useBestsBefore(entry.id, workout.start.at);
  const [choices, setChoices] = useState<PictureChoices>({ loads: true, exercises: true });
  const bests = before.state === 'ready' ? before.value : null;
  const picture = useMemo(() => {
    const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
    const records = bests ? workoutRecords(workout, bests, kindOf, oneRepMax) : [];
    return pictureOf({ workout, title: workoutTitle(workout, book), book, records, unit }, choices);
  }, [workout, book, bests, oneRepMax, unit, choices]);
  const made = usePicture(picture, before.state !== 'loading');
  const words = pictureWords(picture);
  const file = made.file;
  const shares = file !== null && (navigator.canShare?.({ files: [file] }) ?? false);

  async function share(of: File) {
    try {
      await navigator.share({ files: [of], title: picture.title });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      console.error('The picture was not shared', cause);
      notify.error('Não deu para compartilhar. A imagem ainda pode ser salva.');
    }
  }

  return (
    <Sheet
      open
      title="Compartilhar treino"
      description="A imagem é feita neste aparelho e só vai para onde você mandar."
      onClose={onClose}
      footer={
        <>
          {shares && (
            <Button size="l" full onClick={() => void share(file)}>
              Compartilhar imagem
            </Button>
          )}
          <Button
            size="l"
            full
            variant={shares ? 'quiet' : 'primary'}
            disabled={file === null}
            onClick={() => {
              if (file) void saveMade(file.name, Promise.resolve(file));
            }}
          >
            Salvar imagem
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {made.state === 'failed' ? (
          <p>Este navegador não conseguiu desenhar a imagem.</p>
        ) : made.url === null ? (
          <Skeleton height={420} />
        ) : (
          <img
            className={styles.picture}
            src={made.url}
            alt={words}
            width={PICTURE.width}
            height={PICTURE.height}
          />
        )}
        <div>
          <SwitchRow
            label="Cargas e volume"
            checked={choices.loads}
            onChange={(loads) => setChoices((now) => ({ ...now, loads }))}
          />
          <SwitchRow
            label="Lista de exercícios"
            checked={choices.exercises}
            onChange={(exercises) => setChoices((now) => ({ ...now, exercises }))}
          />
        </div>
      </div>
    </Sheet>
  );
}

interface Made {
  readonly state: 'drawing' | 'ready' | 'failed';
  readonly file: File | null;
  readonly url: string | null;
}

/** The picture as a file, drawn anew when what is on it changes; the last one is shown until then. */
function usePicture(picture: ReturnType<typeof pictureOf>, wanted: boolean): Made {
  const [made, setMade] = useState<Made>({ state: 'drawing', file: null, url: null });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    setMade((last) => ({ ...last, state: 'drawing', file: null }));
    drawPicture(picture).then(
      (blob) => {
        if (!current) return;
        const file = new File([blob], datedName('anilha-treino', 'png'), { type: 'image/png' });
        setMade({ state: 'ready', file, url: URL.createObjectURL(blob) });
      },
      (cause: unknown) => {
        console.error('The picture was not drawn', cause);
        if (current) setMade({ state: 'failed', file: null, url: null });
      },
    );
    return () => {
      current = false;
    };
  }, [picture, wanted]);

  const { url } = made;
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return made;
}

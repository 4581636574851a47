import { useMemo } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import type { Muscle } from '#domain/exercises/muscles';
import { equipmentLabel, loadKindLabel } from '#words/exercises/equipment';
import { mechanicLabel } from '#words/exercises/exercise';
import { muscleLabel } from '#words/exercises/muscles';
import { capitalise, formatList } from '#words/format/list';
import { programTitle } from '#words/programs/program';
import { useOwnExercise } from '../../../data/exercises/exercises';
import { usePrograms } from '../../../data/programs/programs';
import { FichaVideo } from '../../../parts/exercises/ficha-video';
import type { Teaching } from '../../../parts/exercises/use-teaching';
import { VideoLink } from '../../../parts/exercises/video-link';
import { MUSCLE_REGIONS } from '../../../training/progress/muscle-map-regions';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { type MapLevel, MuscleMap } from '../../../ui/muscle-map/muscle-map';
import styles from './exercise.module.css';

const MAIN: MapLevel = 4;
const HELPING: MapLevel = 2;

interface HowToProps {
  exercise: Exercise;
  teaching: Teaching;
}

/** Set-up, movement, breathing and mistakes, the person's note, and videos; nothing without any. */
export function HowTo({ exercise, teaching: { cue, guide } }: HowToProps) {
  const own = useOwnExercise(exercise.id);
  const note = own.state === 'ready' ? own.value?.custom.note.trim() : '';
  const videos = useVideos(exercise.id);
  if (!cue && !guide && !note && videos.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="how-to">
      <SectionTitle id="how-to">Como fazer</SectionTitle>
      {(cue || guide) && (
        <dl className={styles.facts}>
          {guide && <Taught name="Preparação" texts={[guide.setUp]} />}
          {cue && <Taught name="Movimento" texts={[cue]} />}
          {guide && <Taught name="Respiração" texts={[guide.breathing]} />}
          {guide && <Taught name="Erros comuns" texts={guide.mistakes} />}
        </dl>
      )}
      {note && <p className={styles.cue}>{note}</p>}
      <ExerciseVideos videos={videos} />
    </Card>
  );
}

function Taught({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {texts.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  );
}

/** The trained muscles, and what the exercise needs. */
export function AboutExercise({ exercise }: { exercise: Exercise }) {
  return (
    <Card as="section" padding="l" labelledBy="muscles">
      <SectionTitle id="muscles">Músculos</SectionTitle>
      <Muscles exercise={exercise} />
      <Facts exercise={exercise} />
    </Card>
  );
}

function Muscles({ exercise: { primary, secondary } }: { exercise: Exercise }) {
  const rows = useMemo(() => {
    const row = (value: string, level: MapLevel) => (muscle: Muscle) => ({
      key: muscle,
      name: capitalise(muscleLabel(muscle)),
      value,
      level,
    });
    return [...primary.map(row('principal', MAIN)), ...secondary.map(row('ajuda', HELPING))];
  }, [primary, secondary]);
  const levels = useMemo(() => {
    const shown = (muscles: readonly Muscle[], level: MapLevel) =>
      muscles.flatMap((muscle) => MUSCLE_REGIONS[muscle].map((region) => [region, level] as const));
    return new Map([...shown(secondary, HELPING), ...shown(primary, MAIN)]);
  }, [primary, secondary]);
  return (
    <MuscleMap
      summary={`Corpo de frente e de costas. Principais: ${formatList(primary.map(muscleLabel)) || 'não informados'}.`}
      levels={levels}
      rows={rows}
      heads={['Músculo', 'Papel']}
      empty="Nenhum músculo informado para este exercício."
    />
  );
}

function Facts({ exercise }: { exercise: Exercise }) {
  const facts: [name: string, value: string][] = [
    ['Equipamento', capitalise(equipmentLabel(exercise.equipment))],
    ['Tipo', capitalise(mechanicLabel(exercise.mechanic))],
    ['O que se registra', loadKindLabel(exercise.loadKind)],
  ];
  if (exercise.unilateral) facts.push(['Execução', 'Um lado por vez']);
  if (exercise.aliases.length > 0) facts.push(['Também chamado', exercise.aliases.join(', ')]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Video {
  readonly href: string;
  /** The ficha that has it; null for the exercise's own. */
  readonly program: string | null;
  readonly title: string;
}

/** Videos of an exercise: its own, and those of fichas that contain it. */
function useVideos(exerciseId: string): readonly Video[] {
  const own = useOwnExercise(exerciseId);
  const programs = usePrograms();
  const mine = own.state === 'ready' ? own.value?.custom.video : undefined;
  const lines = (programs.state === 'ready' ? programs.value : []).flatMap(({ id, program }) =>
    program.days
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise, video }) => exercise === exerciseId && video !== undefined)
      .flatMap(({ video = '' }) => ({ href: video, program: id, title: programTitle(program) })),
  );
  // One video in several fichas is listed once.
  const others = [...new Map(lines.reverse().map((line) => [line.href, line])).values()]
    .filter(({ href }) => href !== mine)
    .reverse();
  return mine ? [{ href: mine, program: null, title: '' }, ...others] : others;
}

function ExerciseVideos({ videos }: { videos: readonly Video[] }) {
  if (videos.length === 0) return null;
  const place = (title: string) => (videos.length === 1 ? undefined : title);
  return (
    <Cluster>
      {videos.map(({ href, program, title }) =>
        program === null ? (
          <VideoLink key={href} href={href} label="Vídeo" />
        ) : (
          <FichaVideo key={href} program={program} href={href} place={place(title)} />
        ),
      )}
    </Cluster>
  );
}

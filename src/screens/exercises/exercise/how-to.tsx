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
import { useCue } from '../../../parts/exercises/use-cue';
import { useGuide } from '../../../parts/exercises/use-guide';
import { VideoLink } from '../../../parts/exercises/video-link';
import { MUSCLE_REGIONS } from '../../../training/progress/muscle-map-regions';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { type MapLevel, MuscleMap } from '../../../ui/muscle-map/muscle-map';
import styles from './exercise.module.css';

const MAIN: MapLevel = 4;
const HELPING: MapLevel = 2;

/** Instructions and trained muscles. */
export function HowTo({ exercise }: { exercise: Exercise }) {
  const cue = useCue(exercise.id);
  const own = useOwnExercise(exercise.id);
  const note = own.state === 'ready' ? own.value?.custom.note.trim() : '';
  return (
    <Card as="section" padding="l" labelledBy="how-to">
      <SectionTitle id="how-to">Como fazer</SectionTitle>
      {cue && <p className={styles.cue}>{cue}</p>}
      <FamilyGuide exerciseId={exercise.id} />
      {note && <p className={styles.cue}>{note}</p>}
      <ExerciseVideos exerciseId={exercise.id} />
      <Muscles exercise={exercise} />
      <Facts exercise={exercise} />
    </Card>
  );
}

/** Set-up, breathing and mistakes, which the exercises of a family share. */
function FamilyGuide({ exerciseId }: { exerciseId: string }) {
  const guide = useGuide(exerciseId);
  if (!guide) return null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Preparação</dt>
        <dd>{guide.setUp}</dd>
      </div>
      <div>
        <dt>Respiração</dt>
        <dd>{guide.breathing}</dd>
      </div>
      <div>
        <dt>Erros comuns</dt>
        {guide.mistakes.map((mistake) => (
          <dd key={mistake}>{mistake}</dd>
        ))}
      </div>
    </dl>
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
    ['Movimento', capitalise(mechanicLabel(exercise.mechanic))],
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

/** Videos of an exercise: its own, and those of fichas that contain it. */
function ExerciseVideos({ exerciseId }: { exerciseId: string }) {
  const own = useOwnExercise(exerciseId);
  const programs = usePrograms();
  const mine = own.state === 'ready' ? own.value?.custom.video : undefined;
  const lines = (programs.state === 'ready' ? programs.value : []).flatMap(({ id, program }) =>
    program.days
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise, video }) => exercise === exerciseId && video !== undefined)
      .flatMap(({ video = '' }) => ({ id, video, title: programTitle(program) })),
  );
  // One video in several fichas is listed once.
  const others = [...new Map(lines.reverse().map((line) => [line.video, line])).values()]
    .filter(({ video }) => video !== mine)
    .reverse();
  if (!mine && others.length === 0) return null;
  const isOne = others.length + (mine ? 1 : 0) === 1;
  return (
    <Cluster>
      {mine && <VideoLink href={mine} label="Vídeo" />}
      {others.map(({ id, video, title }) => (
        <FichaVideo key={video} program={id} href={video} place={isOne ? undefined : title} />
      ))}
    </Cluster>
  );
}

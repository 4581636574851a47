import { programTitle } from '#words/programs/program';
import { useOwnExercise } from '../../../data/exercises/exercises';
import { usePrograms } from '../../../data/programs/programs';
import { VideoLink } from '../../../parts/exercises/video-link';
import { FichaVideo } from '../../../parts/programs/ficha-video';
import { Cluster } from '../../../ui/frame/page';

/** Videos of an exercise: its own, and those of fichas that contain it. */
export function ExerciseVideos({ exerciseId }: { exerciseId: string }) {
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

import { Play } from 'lucide-react';
import { dayName, programTitle } from '#words/programs/program';
import { useWorkoutCommands } from '../../../data/commands/workouts/workouts';
import { useAccountSource } from '../../../data/commands/write';
import { useNextDay } from '../../../data/programs/active-program';
import { type ProgramEntry, usePrograms } from '../../../data/programs/programs';
import { useAction } from '../../../data/remote/use-action';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';

/** Starts a student's workout: the next day of the active ficha, another day, or an empty one. */
export function FloorStart({ name }: { name: string }) {
  const next = useNextDay(useToday());
  const programs = usePrograms();
  const source = useAccountSource();
  const commands = useWorkoutCommands();
  const start = useAction(async (program: ProgramEntry | null, day: string | null) => {
    try {
      if (!program || day === null) {
        await commands.start();
        return;
      }
      const { startProgramDay } = await import('../../../data/commands/workouts/start-program-day');
      const at = program.program.days.findIndex(({ key }) => key === day);
      const of = program.program.days[at];
      await startProgramDay(source, program.id, day, null, of ? dayName(of, at) : null);
    } catch (cause) {
      console.error('A workout on the floor could not be begun', cause);
      notify.error(`Não deu para começar o treino de ${name}. Tente de novo.`);
    }
  });
  if (next.state === 'loading' || programs.state === 'loading') return <Skeleton height={200} />;
  const active = next.state === 'ready' ? next.value : null;
  const all = programs.state === 'ready' ? programs.value : [];
  const mine = active && all.find(({ id }) => id === active.programId);
  const at = active ? active.program.days.findIndex(({ key }) => key === active.next.day) : -1;
  const day = active?.program.days[at];
  return (
    <div className={layoutClass.middle}>
      <h2 className={textClass.heading}>{name}</h2>
      {active && mine && day ? (
        <>
          <p className={textClass.figures}>
            {programTitle(active.program)} ·{' '}
            {active.trainedToday ? 'já treinou hoje, a seguir vem' : 'hoje é'} {dayName(day, at)}
          </p>
          <Button
            size="l"
            full
            busy={start.busy}
            icon={<Play aria-hidden="true" />}
            onClick={() => void start.run(mine, day.key)}
          >
            Começar {dayName(day, at)}
          </Button>
        </>
      ) : (
        <p className={textClass.figures}>Nenhuma ficha em uso.</p>
      )}
      {all.map((entry) => (
        <div key={entry.id}>
          <SectionTitle>{programTitle(entry.program)}</SectionTitle>
          <List label={programTitle(entry.program)}>
            {entry.program.days.map((of, index) => (
              <ListRow
                key={of.key}
                title={dayName(of, index)}
                trailing={<Play aria-hidden="true" />}
                onClick={() => void start.run(entry, of.key)}
              />
            ))}
          </List>
        </div>
      ))}
      <Button variant="quiet" full onClick={() => void start.run(null, null)}>
        Treino sem ficha
      </Button>
    </div>
  );
}

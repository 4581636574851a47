import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { saidOf, saidOfWhole } from '#domain/messages/thread';
import { setNames } from '#words/workouts/sets';
import { useCoaches } from '../../../data/coaching/coaches';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { WorkoutComments } from '../../../parts/messages/workout-comments';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import textClass from '../../../ui/text.module.css';
import { CommentSheet, type CommentSubject } from './comment-sheet';
import styles from './history-entry.module.css';

interface PastCommentsProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
}

/** Messages of the person and their coaches about a workout; absent without a coach. */
export default function PastComments({ entry, book }: PastCommentsProps) {
  const { id, workout } = entry;
  const session = useSession();
  const { coaches } = useCoaches();
  const messages = useMessages();
  const [writing, setWriting] = useState(false);
  const me = 'user' in session ? session.user.id : '';
  const known = coaches.state === 'ready' ? coaches.value : [];
  const active = known.filter(({ endedAt }) => endedAt === null);
  const helps = active.flatMap(({ assistants = [] }) => assistants);
  const said = (messages.state === 'ready' ? messages.value : []).filter(
    (message) => message.workout === id,
  );
  if (active.length === 0 && said.length === 0) return null;

  const trained = [...new Set(workout.exercises.flatMap(({ exercise }) => exercise ?? []))];
  const nameOf = (exercise: string) => book?.byId(exercise)?.name ?? 'Exercício';
  const subjects: readonly CommentSubject[] = [
    { exercise: null, name: 'Todo o treino', sets: [] },
    ...trained.map((exercise) => ({
      exercise,
      name: nameOf(exercise),
      sets: setNames(
        workout.exercises.flatMap((entry) => (entry.exercise === exercise ? entry.sets : [])),
      ),
    })),
  ];
  const about = {
    me,
    workout: id,
    link: null,
    isOpen: (link: string) => [...active, ...helps].some((each) => each.link === link),
    nameOf: (person: string) =>
      [...known.map(({ coach }) => coach), ...helps.map(({ assistant }) => assistant)].find(
        ({ id: of }) => of === person,
      )?.name ?? 'Personal',
  };
  const shown = subjects.map((subject) => ({
    ...subject,
    messages:
      subject.exercise === null
        ? saidOfWhole(said, id, trained)
        : saidOf(said, id, subject.exercise),
  }));
  return (
    <Card as="section" labelledBy="comments">
      <SectionTitle id="comments">Comentários</SectionTitle>
      {shown
        .filter((subject) => subject.messages.length > 0)
        .map((subject) => (
          <div key={subject.exercise ?? ''} className={styles.facts}>
            <h3 className={textClass.mini}>{subject.name}</h3>
            <WorkoutComments
              {...about}
              messages={subject.messages}
              exercise={subject.exercise}
              subject={subject.name}
              sets={subject.sets}
            />
          </div>
        ))}
      {active.length > 0 && (
        <Button
          variant="quiet"
          full
          icon={<MessageSquarePlus aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          Escrever para {active.length === 1 ? active[0]?.coach.name : 'quem acompanha você'}
        </Button>
      )}
      {writing && (
        <CommentSheet
          workout={id}
          subjects={subjects}
          coaches={active}
          onClose={() => setWriting(false)}
        />
      )}
    </Card>
  );
}

import { Frown, NotebookPen, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addDays, type LocalDay } from '#domain/local-day';
import { recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { painWords } from '#words/health/pain';
import { moodWords } from '#words/workouts/mood';
import type { StudentLink } from '../../../data/coaching/students';
import { useExercises } from '../../../data/exercises/exercises';
import { useHealthFile } from '../../../data/health/health-file';
import { useSummaries } from '../../../data/progress/summaries';
import { useHistory } from '../../../data/workouts/workouts';
import { useToday } from '../../../parts/input/use-today';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './student.module.css';

/** Age limit of news, in days. */
const NEWS_DAYS = 14;
const LOOK_BACK = 12;
const LOW_MOOD = 2;

interface Told {
  readonly key: string;
  readonly workout: string;
  readonly day: LocalDay;
  readonly icon: ReactNode;
  readonly warns: boolean;
  readonly what: string;
  readonly text: string;
}

/** Recent pain, low mood and notes, at the top. */
export function NewsCard({ link }: { link: StudentLink }) {
  const today = useToday();
  const told = useTold(addDays(today, -NEWS_DAYS), link.scopes.includes('log'));
  if (told.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="news">
      <SectionTitle id="news">Dor, disposição e notas</SectionTitle>
      <ul className={layoutClass.middleAuto} aria-label="Dor, disposição e notas">
        {told.map(({ key, workout, day, icon, warns, what, text }) => (
          <li key={key} className={styles.item} data-tone={warns ? 'warn' : undefined}>
            {icon}
            <p className={textClass.strong}>{what}</p>
            {text !== '' && <p>{text}</p>}
            <p className={textClass.mini}>
              {link.scopes.includes('log') ? (
                <Link href={`/app/students/${link.student.id}/workouts/${workout}`}>
                  {capitalise(recentDay(day, today))}
                </Link>
              ) : (
                capitalise(recentDay(day, today))
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useTold(from: LocalDay, isLogged: boolean): readonly Told[] {
  const file = useHealthFile();
  const history = useHistory(LOOK_BACK);
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const entries = history.state === 'ready' ? history.value.entries : [];
  const recent = entries.filter(({ workout }) => workout.start.day >= from);
  const summaries = useSummaries(from);
  // Without the scope for training, a removed workout cannot be recognised.
  const standing = isLogged && summaries.state === 'ready' ? summaries.value : null;
  const pains = (file.state === 'ready' ? file.value.pains : []).filter(
    ({ id, day }) => day >= from && (standing?.some((summary) => summary.id === id) ?? !isLogged),
  );
  const hurt = pains.map((pain) => ({
    key: `pain ${pain.id}`,
    workout: pain.id,
    day: pain.day,
    warns: true,
    text: '',
    icon: <TriangleAlert aria-hidden="true" />,
    what: painWords(pain),
  }));
  const low = recent.flatMap(({ id, workout }) => {
    const mood = workout.mood ?? null;
    if (mood === null || mood > LOW_MOOD) return [];
    return {
      key: `mood ${id}`,
      workout: id,
      day: workout.start.day,
      warns: true,
      text: '',
      icon: <Frown aria-hidden="true" />,
      what: `Disse que se sentiu ${moodWords(mood).toLocaleLowerCase('pt-BR')}`,
    };
  });
  const notes = recent.flatMap(({ id, workout }) => {
    const all = [
      { of: 'Nota do treino', note: workout.note },
      ...workout.exercises.map(({ exercise, note }) => ({
        of: (exercise && book?.byId(exercise)?.name) || 'Exercício',
        note,
      })),
    ];
    return all
      .filter(({ note }) => note !== '')
      .map(({ of, note }, nth) => ({
        key: `note ${id} ${nth}`,
        workout: id,
        day: workout.start.day,
        warns: false,
        icon: <NotebookPen aria-hidden="true" />,
        what: of,
        text: note,
      }));
  });
  return [...hurt, ...low, ...notes];
}

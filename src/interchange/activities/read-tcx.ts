import { wallTime } from '#domain/wall-time';
import type { ReadExercise, ReadWorkout } from '../model';
import { activityExercise, type ReadActivity } from './activity';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function plainText(text: string): string {
  const written = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(text.trim())?.[1];
  if (written !== undefined) return written.trim();
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex === '' ? 10 : 16);
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();
}

/** Contents of the elements with a name, which do not lie in each other. */
function elements(text: string, name: string): { attributes: string; content: string }[] {
  const found = text.matchAll(new RegExp(`<${name}(\\s[^>]*)?>([\\s\\S]*?)</${name}\\s*>`, 'g'));
  return [...found].map(([, attributes = '', content = '']) => ({ attributes, content }));
}

function figureIn(text: string, name: string): number {
  const figure = Number(elements(text, name)[0]?.content ?? 'none');
  return Number.isFinite(figure) && figure > 0 ? figure : 0;
}

/** Sports that a TCX file can name; all others are "Other". */
const SPORTS: Readonly<Record<string, { readonly title: string; readonly exercise: string }>> = {
  Running: { title: 'Corrida', exercise: 'Outdoor Run' },
  Biking: { title: 'Pedalada', exercise: 'Outdoor Cycling' },
};

function readWorkout(
  { attributes, content }: { attributes: string; content: string },
  line: number,
): ReadWorkout | null {
  // A track repeats time and distance for each second.
  const plain = content.replace(/<Track\s*>[\s\S]*?<\/Track\s*>/g, '');
  const laps = elements(plain, 'Lap');
  const [first] = laps;
  const begun =
    elements(plain, 'Id')[0]?.content ?? /StartTime="([^"]*)"/.exec(first?.attributes ?? '')?.[1];
  const at = Date.parse((begun ?? '').trim());
  if (Number.isNaN(at) || at < 0) return null;
  const seconds = Math.round(
    laps.reduce((sum, lap) => sum + figureIn(lap.content, 'TotalTimeSeconds'), 0),
  );
  const meters = Math.round(
    laps.reduce((sum, lap) => sum + figureIn(lap.content, 'DistanceMeters'), 0),
  );
  const sport = SPORTS[/Sport="([^"]*)"/.exec(attributes)?.[1] ?? ''];
  const exercises: ReadExercise[] = sport ? activityExercise(sport.exercise, seconds, meters) : [];
  const notes = elements(plain.replace(/<Lap[\s>][\s\S]*?<\/Lap\s*>/g, ''), 'Notes');
  return {
    line,
    title: sport?.title ?? 'Treino',
    note: plainText(notes[0]?.content ?? ''),
    start: wallTime(at, 'UTC'),
    offsetMinutes: 0,
    durationSeconds: Math.min(86_400, seconds),
    exercises,
  };
}

/** Reads the activities of a TCX file, which have times and distances, but no sets; null for a cut one. */
export function readTcx(text: string, line: number): ReadActivity | null {
  if (!/<\/TrainingCenterDatabase\s*>\s*$/.test(text)) return null;
  const workouts = elements(text, 'Activity').flatMap((one) => readWorkout(one, line) ?? []);
  return {
    workouts,
    warnings: [],
    pounds: false,
    sensors: /<(Trackpoint|HeartRateBpm|AverageHeartRateBpm)[\s>]/.test(text),
    sets: 0,
  };
}

import { exerciseWrites } from '../programs/draft';
import { projectProgram } from '../programs/project';
import type { Program } from '../programs/shape';
import type { Json, Writes } from '../record/registers';

/**
 * The content of a ficha as plain values by path, as a version stores it. Hidden and unset values
 * are left out, and so are exercises without a known day.
 */
export function contentOf(program: Program): Writes {
  const { title, note, goal, level, schedule, weeks, ends, review } = program;
  const said: Record<string, Json> = { schedule, weeks };
  if (title !== '') said.title = title;
  if (note !== '') said.note = note;
  if (goal !== null) said.goal = goal;
  if (level !== null) said.level = level;
  if (ends !== undefined) said.ends = ends;
  if (review !== undefined) said.review = review;
  for (const [week, about] of Object.entries(program.weekOf)) said[`w.${week}`] = { ...about };
  const days = program.days.filter(({ key }) => key !== '');
  for (const day of days) {
    said[`d.${day.key}.order`] = day.order;
    if (day.title !== '') said[`d.${day.key}.title`] = day.title;
    if (day.note !== '') said[`d.${day.key}.note`] = day.note;
    if (day.weekdays.length > 0) said[`d.${day.key}.weekdays`] = [...day.weekdays];
    for (const entry of day.exercises) {
      const { key, order, exercise } = entry;
      const draft = { ...entry, exercise: exercise ?? '' };
      const writes = exerciseWrites(key, day.key, order, draft);
      for (const [path, value] of Object.entries(writes)) {
        if (!path.endsWith('.exercise') || exercise !== null) said[path] = value;
      }
    }
  }
  return said;
}

/** The readable ficha of a content. */
export function programOf(content: Writes): Program {
  const registers = Object.entries(content).map(
    ([path, value]) => [path, [value, [0, 0, '']]] as const,
  );
  return projectProgram(Object.fromEntries(registers));
}

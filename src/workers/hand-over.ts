import type { ActivityAnswer } from './activity-messages';
import type { FileAnswer } from './import-messages';

/** The answer for the page; the workouts of a table go over the port, if there is one. */
export function handedOver<Answer extends FileAnswer | ActivityAnswer>(
  answer: Answer,
  workoutsTo: MessagePort | undefined,
): Answer {
  if (answer.is !== 'table' || !workoutsTo) return answer;
  workoutsTo.postMessage(answer.table.workouts);
  return { ...answer, table: { ...answer.table, workouts: [] } };
}

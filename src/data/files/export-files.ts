import { exerciseFromCustom } from '#domain/exercises/exercise';
import type { KindName } from '#protocol/kinds';
import { createNameMatcher } from '../../interchange/matching/exercise-names';
import { createSuggester } from '../../interchange/matching/suggest';
import { ownFileLines } from '../../interchange/own/own-file';
import { type AppSheetFormat, appSheet, foreignName } from '../../interchange/sheets/app-sheet';
import { workoutSheet } from '../../interchange/sheets/sheet';
import type { Replica } from '../../replica/replica';
import { isCustomExercise, isWorkout } from '../store/shapes';
import { readPlainRecords } from './export-records';

const CHUNK_CHARACTERS = 64 * 1024;

/** Lines as a byte stream, many lines per chunk. */
function streamOf(lines: Iterator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let text = '';
      while (text.length < CHUNK_CHARACTERS) {
        const next = lines.next();
        if (next.done) break;
        text += next.value;
      }
      if (text === '') controller.close();
      else controller.enqueue(encoder.encode(text));
    },
  });
}

/** A gzip file in our format with all of the person's data on this device, or some kinds of it. */
export async function ownFile(
  replica: Replica,
  now: number,
  only?: readonly KindName[],
): Promise<Blob> {
  const all = await readPlainRecords(replica);
  const wanted = only ? all.filter(({ kind }) => only.some((name) => name === kind)) : all;
  const lines = ownFileLines(wanted, now);
  const packed = streamOf(lines).pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(packed).arrayBuffer()], { type: 'application/x-anilha' });
}

const LOST = 'Exercício fora da lista';

/** The workouts of this device, oldest first, and the exercises that they may name. */
async function readHistory(replica: Replica) {
  const [{ exercises }, own, rows] = await Promise.all([
    import('#catalog/exercises'),
    replica.all('exercise'),
    replica.all('workout'),
  ]);
  const mine = own.filter(isCustomExercise).map(({ id, shape }) => exerciseFromCustom(id, shape));
  const workouts = rows
    .filter(isWorkout)
    .flatMap(({ shape }) => (shape.removedAt === null ? [shape] : []))
    .sort((a, b) => a.start.at - b.start.at);
  return { catalogue: exercises, mine, workouts };
}

const csvOf = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** A table of all performed sets for spreadsheets, oldest workout first. */
export async function sheetFile(replica: Replica): Promise<Blob> {
  const { catalogue, mine, workouts } = await readHistory(replica);
  const names = new Map([...catalogue, ...mine].map(({ id, name }) => [id, name]));
  return csvOf(workoutSheet(workouts, (id) => names.get(id) ?? LOST));
}

/** All performed sets in the format of another app. */
export async function appSheetFile(replica: Replica, format: AppSheetFormat): Promise<Blob> {
  const { catalogue, mine, workouts } = await readHistory(replica);
  const match = createNameMatcher([], catalogue);
  const suggest = createSuggester(catalogue);
  const exerciseOf = (name: string) => match(name) ?? suggest(name);
  const names = new Map(mine.map(({ id, name }) => [id, name]));
  for (const exercise of catalogue) names.set(exercise.id, foreignName(exercise, exerciseOf));
  return csvOf(appSheet(workouts, format, (id) => names.get(id) ?? LOST));
}

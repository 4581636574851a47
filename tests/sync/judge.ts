import { isDeepStrictEqual } from 'node:util';
import { isRemoval } from '#domain/record/deletion';
import type { Registers } from '#domain/record/registers';
import { compareStamps, covers } from '#domain/record/stamp';
import { nodeOf } from '#domain/workouts/paths';
import { findSet } from '#domain/workouts/perform';
import type { Workout } from '#domain/workouts/shape';
import { readSetVersions } from '#domain/workouts/versions';
import { spaceOf } from '#protocol/space';
import type { BundledSummary, RecordKey, ViewRow } from '../../src/replica/store/schema';
import { registersOfBase } from '../../src/replica/view/known';
import type { Coach } from './coaches';
import type { Device, Tab } from './device';
import { shapeOf } from './edits';
import type { Entry, Journal } from './journal';
import { judgeCoach } from './judge-coach';
import type { World } from './server';
import { isVisible, misled, viewsOf } from './shown-rows';
import type { Weather } from './weather';

interface Ended {
  readonly account: string;
  readonly world: World;
  readonly devices: readonly Device[];
  readonly coaches: readonly Coach[];
  readonly weather: Weather;
}

/** All devices and the server show the same, and no change is pending or refused. */
async function alike({ account, world, devices, weather }: Ended): Promise<string[]> {
  const wrong: string[] = [];
  const shown = await world.shown(account);
  const address = `/api/sync/digest?space=${spaceOf(account)}`;
  const theirs = await world.serve('get', address, '', account);
  let summed: readonly unknown[] | null = null;
  let first: Map<string, ViewRow> | null = null;
  for (const device of devices) {
    const { name } = device;
    const [tab] = device.tabs;
    if (!tab) continue;
    const pending = await tab.replica.pending();
    if (pending.ops + pending.unsaved > 0) wrong.push(`${name} has unsent changes`);
    for (const { code, op } of await tab.replica.refused()) {
      wrong.push(`${name} was refused: ${code} ${JSON.stringify(op.set)}`);
    }
    const rows = await viewsOf(tab);
    const visible = new Map([...rows].filter(([, row]) => isVisible(row)));
    // Records that the server has forgotten may still be in the bin of a device that knew of their
    // removal.
    const compared = weather.forgets ? visible : rows;
    first ??= compared;
    if (!isDeepStrictEqual(compared, first)) wrong.push(`${name} shows something else`);
    for (const [key, row] of compared) {
      if (!isDeepStrictEqual(row, first.get(key))) wrong.push(`${name} has ${JSON.stringify(row)}`);
    }
    const shapes = [...visible].map(([key, { shape }]) => [key, JSON.parse(JSON.stringify(shape))]);
    if (!isDeepStrictEqual(Object.fromEntries(shapes), Object.fromEntries(shown)))
      wrong.push(`${name} and the server differ`);
    wrong.push(...(await digests(tab, theirs?.text ?? '')));
    for (const screen of device.tabs) wrong.push(...(await misled(screen)));
    const summaries = await tab.replica.inside.storage.read((db) => db.getAll('summary'));
    summed ??= summaries;
    if (!isDeepStrictEqual(summaries, summed)) wrong.push(`${name} sums up something else`);
    const packed = (all: readonly BundledSummary[]) =>
      Object.fromEntries(all.map(({ id, day, at, packed }) => [id, [day, at, packed]]));
    const bundled = await (await tab.replica.summaries()).all('workout', (row) => row);
    if (!isDeepStrictEqual(packed(bundled), packed(summaries)))
      wrong.push(`${name} bundles something else`);
  }
  return wrong;
}

async function digests(tab: Tab, text: string): Promise<string[]> {
  const theirs: unknown = JSON.parse(text);
  const row = await tab.replica.inside.storage.read((database) =>
    database.get('meta', `space:${tab.replica.space}`),
  );
  if (!row || !('digests' in row)) return ['no digest'];
  const kept = Object.entries(row.digests).filter(([, { count }]) => count > 0);
  const ours = { rev: row.cursor, epoch: row.epoch, kinds: Object.fromEntries(kept) };
  return isDeepStrictEqual(ours, theirs)
    ? []
    : [`${tab.device.name} has another digest: ${JSON.stringify(ours)} ${text}`];
}

/** Overwritten in its own register by a writer who knew it. */
function isReplaced(
  entry: Entry,
  entries: readonly Entry[],
  by: (other: Entry) => boolean,
): boolean {
  return entries.some(
    (other) =>
      other !== entry &&
      other.path === entry.path &&
      by(other) &&
      entry.mark !== null &&
      other.knew.has(entry.mark),
  );
}

const field = (entry: Entry) => entry.path.replace(/^s\.[a-z0-9]+\./, '');
const isVersion = (entry: Entry) => field(entry).startsWith('done.');

/**
 * An acknowledged tap may only be hidden by a removal, correction or un-completion that had seen
 * it.
 */
function lostTaps(
  workout: Workout | null,
  registers: Registers,
  entries: readonly Entry[],
): string[] {
  const wrong: string[] = [];
  for (const entry of entries) {
    const { mark } = entry;
    if (!entry.acked || !isVersion(entry) || mark === null) continue;
    const node = nodeOf(entry.path);
    const knew = entries.filter((other) => other !== entry && other.knew.has(mark));
    if (knew.some((other) => isVersion(other) && nodeOf(other.path) === node)) continue;
    if (knew.some((other) => isRemoval(other.path) && entry.within.includes(nodeOf(other.path))))
      continue;
    const set = workout && findSet(workout, node.slice(2))?.set;
    if (!set?.done || workout?.removedAt !== null) {
      wrong.push(`the tap of ${mark} at ${entry.path} is lost`);
    } else if (isCrowdedOut(registers, node, mark)) {
      // Two copies may have one tap under both names; of more than two versions only two are shown.
    } else if (!isShown(set.done.load, set.alternative?.load, mark, node, entries)) {
      wrong.push(`${entry.path} shows neither ${mark} nor an alternative`);
    }
  }
  return wrong;
}

/** Whether a set has more than two concurrent versions, and the tap is one of the hidden ones. */
function isCrowdedOut(registers: Registers, node: string, mark: string): boolean {
  const versions = readSetVersions(registers).get(node.slice(2)) ?? [];
  const open = versions.filter(
    ({ stamp }) =>
      !versions.some((other) => compareStamps(other.stamp, stamp) > 0 && covers(other.seen, stamp)),
  );
  return open.length > 2 && open.some(({ performed }) => `load ${performed?.load}` === mark);
}

function isShown(
  load: number | null,
  alternative: number | null | undefined,
  mark: string,
  node: string,
  entries: readonly Entry[],
): boolean {
  if ([load, alternative].some((shown) => `load ${shown}` === mark)) return true;
  // Two of three concurrent versions are shown.
  const versions = entries.filter((one) => isVersion(one) && nodeOf(one.path) === node);
  const settles = (other: Entry, one: Entry) =>
    other !== one && other.acked && one.mark !== null && other.knew.has(one.mark);
  const open = versions.filter(
    (one) => one.mark !== null && !versions.some((other) => settles(other, one)),
  );
  return open.length > 2;
}

/** A node stays hidden if its removals knew all of its life. */
function wronglyBack(workout: Workout | null, entries: readonly Entry[]): string[] {
  const wrong: string[] = [];
  const nodes = new Set(
    entries.filter(({ path }) => isRemoval(path)).map(({ path }) => nodeOf(path)),
  );
  for (const node of nodes) {
    const removals = entries.filter(
      (entry) =>
        entry.acked &&
        isRemoval(entry.path) &&
        nodeOf(entry.path) === node &&
        // A device that holds only its own unsent writes of the workout has seen nothing else, so
        // its removals need not hide the node (rule R1e).
        entry.knew.has('made start'),
    );
    if (removals.length === 0) continue;
    const known = entries
      .filter((entry) => entry.life && entry.within.includes(node))
      .every(
        (entry) =>
          (entry.mark !== null && removals.some(({ knew }) => knew.has(entry.mark ?? ''))) ||
          isReplaced(entry, entries, ({ acked }) => acked),
      );
    if (!known || !workout) continue;
    const shown =
      node === ''
        ? workout.removedAt === null
        : node.startsWith('s.')
          ? findSet(workout, node.slice(2)) !== null
          : workout.exercises.some(({ key }) => `e.${key}` === node);
    if (shown && (node === '' || workout.removedAt === null))
      wrong.push(`${node} is back for nothing`);
  }
  return wrong;
}

/** A value in a single register must not return unless its replacement did not know it. */
function wentBack(record: string, shape: unknown, entries: readonly Entry[]): string[] {
  const stands = JSON.stringify(shape);
  return entries.flatMap((entry) => {
    if (!['title', 'name', 'rest'].includes(entry.path) || entry.mark === null) return [];
    const value =
      entry.path === 'rest' ? `"restSeconds":${entry.value},` : JSON.stringify(entry.value);
    if (!stands?.includes(value)) return [];
    const replaced = isReplaced(entry, entries, ({ acked }) => acked);
    return replaced ? [`${entry.path} of ${record} went back to ${entry.value}`] : [];
  });
}

/** No data may be stored for an account that its person did not write. */
async function foreign(
  { account, world, devices, coaches }: Ended,
  journal: Journal,
): Promise<string[]> {
  const space = spaceOf(account);
  const own = new Set(journal.entries.map(({ kind, record }) => `${space}/${kind}/${record}`));
  const wrong = [...(await world.shown(account)).keys()].flatMap((key) =>
    own.has(`${space}/${key}`) ? [] : [`the server has ${key} in ${space}`],
  );
  const coached = coaches.filter(({ device }) => device.student === account);
  for (const { name, tabs } of [...devices, ...coached.map(({ device }) => device)]) {
    for (const { replica } of tabs) {
      const rows = await replica.inside.storage.read(async (db) => [
        ...(await db.getAll('base')),
        ...(await db.getAll('view')),
      ]);
      for (const row of rows) {
        const key = `${row.space}/${row.kind}/${row.id}`;
        if (!own.has(key)) wrong.push(`${name} has ${key} in ${space}`);
      }
    }
  }
  return wrong;
}

export async function judge(ended: Ended, journal: Journal): Promise<string[]> {
  const wrong = [...(await alike(ended)), ...(await foreign(ended, journal))];
  for (const coach of ended.coaches) {
    if (coach.device.student === ended.account)
      wrong.push(...(await judgeCoach(coach, ended.world)));
  }
  const [tab] = ended.devices[0]?.tabs ?? [];
  if (!tab) return [...wrong, 'nobody is left'];
  const records = new Map<string, Entry[]>();
  for (const entry of journal.entries) {
    const name = `${entry.kind}/${entry.record}`;
    records.set(name, [...(records.get(name) ?? []), entry]);
  }
  const views = await viewsOf(tab);
  for (const [name, entries] of records) {
    // An edit of a forgotten record brings back the state of its device (rule S3).
    // Unsent writes of two copies get two times if a clock was set meanwhile (rules C2, C3, C10).
    const { forgets, clones, jumps, clocks } = ended.weather;
    const isDoubled = clones || ended.world.renamed;
    if (!forgets && !(clones && (jumps || clocks)))
      wrong.push(...wentBack(name, views.get(name)?.shape, entries));
    const [entry] = entries;
    if (entry?.kind !== 'workout') continue;
    const workout = await shapeOf(tab, entry.record);
    const key: RecordKey = [tab.space, 'workout', entry.record];
    const base = isDoubled
      ? await tab.replica.inside.storage.read((db) => db.get('base', key))
      : null;
    const registers = registersOfBase(base ?? undefined);
    wrong.push(...lostTaps(workout, registers, entries).map((text) => `${name}: ${text}`));
    if (ended.weather.forgets) continue;
    // A write may be held under two names, and a removal knows only one of them (rules C10, C10h).
    if (isDoubled) continue;
    wrong.push(...wronglyBack(workout, entries).map((text) => `${name}: ${text}`));
  }
  return wrong;
}

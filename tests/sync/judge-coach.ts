import { isDeepStrictEqual } from 'node:util';
import { kindsReadBy } from '#protocol/coaching/scopes';
import { isOfHealth } from '../../server/coaching/consents';
import { type Coach, hasCopy } from './coaches';
import type { World } from './server';
import { isVisible, viewsOf } from './shown-rows';

/** A coach sees exactly what the student shares on the server, and has no other data. */
export async function judgeCoach({ device }: Coach, world: World): Promise<string[]> {
  const { name, student, tabs } = device;
  const [tab] = tabs;
  const shared = student === null ? null : await world.shared(name, student);
  if (shared === null) {
    const left = tab !== undefined || (await hasCopy(device));
    return left ? [`a copy stayed with ${name} after the end of the link`] : [];
  }
  if (!tab || student === null) return [`${name} cannot be opened`];
  const wrong: string[] = [];
  if (shared.some(isOfHealth) && !(await world.agrees(student)))
    wrong.push(`${name} is shown the body without the student's consent`);
  const { ops, unsaved } = await tab.replica.pending();
  if (ops + unsaved > 0) wrong.push(`${name} still waits to send`);
  const kinds = new Set(kindsReadBy(shared));
  const [base, parked] = await tab.replica.inside.storage.read((database) =>
    Promise.all([database.getAll('base'), database.getAll('parked')]),
  );
  for (const { kind, id } of base) if (!kinds.has(kind)) wrong.push(`${name} holds ${kind} ${id}`);
  if (parked.length > 0) wrong.push(`${name} set aside what may be read no longer`);
  const visible = [...(await viewsOf(tab))].filter(([, row]) => isVisible(row));
  const theirs = [...(await world.shown(student))].filter(([key]) =>
    kinds.has(key.split('/')[0] ?? ''),
  );
  const expected = new Map(theirs);
  for (const key of new Set([...expected.keys(), ...visible.map(([key]) => key)])) {
    const mine = visible.find(([own]) => own === key)?.[1].shape;
    const shape = mine === undefined ? undefined : JSON.parse(JSON.stringify(mine));
    if (!isDeepStrictEqual(shape, expected.get(key)))
      wrong.push(`${name} sees ${key} as ${JSON.stringify(shape)}`);
  }
  return wrong;
}

import { flush } from './calm';
import { killDevice } from './device';
import { everyDevice, type Play, settle } from './play';

/** Number of statements of a request; the erasure starts after any of them. */
const STATEMENTS = 30;
const ROUNDS = 3;

/**
 * Erases the first person's account while coaches, or a device of their own, send late writes (rule
 * G1e). Returns what is left of it.
 */
export async function farewell(play: Play): Promise<string[]> {
  const { later, world, network, people, devices, coaches } = play;
  const [person] = people;
  const [own] = devices;
  if (!person || !own) return [];
  const { account } = person;
  for (const device of devices) killDevice(device);
  Object.assign(own, { account, session: account, crowded: 0 });
  await play.open(own);
  for (const { device, hands } of coaches) {
    for (const tab of device.tabs) for (let acts = 3; acts > 0; acts -= 1) await hands.act(tab);
  }
  // Later, so that an early time on their clocks is still in the past here.
  world.now += 4 * 86_400_000;
  await world.leave(account);
  for (const tab of own.tabs) await person.hands.act(tab);
  world.eraseAfter(account, 1 + later.below(STATEMENTS));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { tabs } of everyDevice(play)) for (const tab of tabs) await flush(play, tab);
    network.clear();
    await settle(play);
  }
  const left = await world.erased(account);
  return left.map((table) => `${table} has something of ${account}, who was erased`);
}

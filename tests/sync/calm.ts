import { mayOpen } from './coaches';
import { killDevice, type Tab } from './device';
import { type Person, type Play, settle } from './play';

/** Lets a tab sync completely over a perfect network; true if nothing is left to do. */
export async function flush(play: Play, tab: Tab): Promise<boolean> {
  const { chance, network } = play;
  let done: boolean | null = null;
  void tab.engine.flush().then((over) => {
    done = over;
  });
  for (let moves = 0; done === null && moves < 400; moves += 1) {
    await settle(play);
    await network.move(chance, true);
  }
  return done === true;
}

/** Whether a tab has read and sent everything. */
async function isAtRest({ world }: Play, tab: Tab): Promise<boolean> {
  const { account, space, replica, device } = tab;
  const head = await world.head(device.student ?? account);
  const state = await replica.inside.storage.read((db) => db.get('meta', `space:${space}`));
  if (!head || !state || !('cursor' in state)) return false;
  const { ops, unsaved } = await replica.pending();
  const everything = ops + unsaved === 0 && !state.inReset;
  return everything && state.cursor === head.rev && state.epoch === head.epoch;
}

/** Gives an account a perfect network and all its devices, until nothing changes any more. */
export async function calm(play: Play, { account }: Person): Promise<void> {
  const { world, network, devices, problems } = play;
  for (const device of devices) {
    killDevice(device);
    Object.assign(device, { account, session: account, crowded: 0 });
    await play.open(device);
  }
  const coaches = play.coaches.filter(({ device }) => device.student === account);
  for (const coach of coaches) {
    const { device } = coach;
    killDevice(device);
    Object.assign(device, { session: device.account, crowded: 0 });
    if (await mayOpen(coach)) await play.open(device);
  }
  for (let round = 0; round < 12; round += 1) {
    let over = true;
    const here = [...devices, ...coaches.map(({ device }) => device)];
    const tabs = here.flatMap((device) => device.tabs);
    for (const tab of tabs) {
      world.now += 700_000;
      network.pass(world.now);
      over = (await flush(play, tab)) && over;
    }
    for (const tab of tabs) over &&= await isAtRest(play, tab);
    if (over) return;
  }
  problems.push('does not come to rest');
}

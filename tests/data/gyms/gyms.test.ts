import { describe, expect, test } from 'vitest';
import { NEW_MACHINE } from '#domain/gyms/gym';
import { kitOf } from '#domain/gyms/kits';
import { gymCommands } from '../../../src/data/commands/gyms';
import { readGyms } from '../../../src/data/gyms/gyms';
import { outbox } from '../../replica/browser';
import { here } from '../../replica/opened';
import { account, withAccount } from '../opened';

withAccount();

const commands = () => gymCommands(() => account);
const gyms = () => readGyms(here.replica);
const home = { name: 'Em casa', ...kitOf('barbell', 'kg') };
const club = { name: 'Academia', ...kitOf('complete', 'kg') };

describe('the places to train', () => {
  test('a new one is at hand; another one is chosen, or none', async () => {
    expect(await gyms()).toEqual({ all: [], atHand: null });
    const { id } = await commands().create(home);
    expect((await gyms()).atHand).toEqual({ id, machines: {}, ...home });
    const second = await commands().create(club);
    expect((await gyms()).all.map(({ name }) => name)).toEqual(['Em casa', 'Academia']);
    expect((await gyms()).atHand?.id).toBe(second.id);
    await commands().choose(id);
    expect((await gyms()).atHand?.name).toBe('Em casa');
    await commands().choose(null);
    expect((await gyms()).atHand).toBeNull();
  });

  test('an edit is kept and writes what changed alone', async () => {
    const { id } = await commands().create(home);
    await commands().edit(id, { name: 'Garagem', dumbbells: home.dumbbells });
    await commands().machine(id, 'leg-press', { ...NEW_MACHINE, startGrams: 47_000 });
    const [gym] = (await gyms()).all;
    expect(gym?.name).toBe('Garagem');
    expect(gym?.machines['leg-press']?.startGrams).toBe(47_000);
    await commands().machine(id, 'leg-press', null);
    expect((await gyms()).all[0]?.machines).toEqual({});
    const paths = (await outbox()).flatMap(({ set }) => Object.keys(set));
    expect(paths.filter((path) => path === 'dumbbells')).toHaveLength(1);
  });

  test('a removed one is no longer at hand, and comes back as the one at hand', async () => {
    const { id } = await commands().create(home);
    await commands().remove(id);
    expect(await gyms()).toEqual({ all: [], atHand: null });
    await commands().restore(id);
    expect((await gyms()).atHand?.id).toBe(id);
  });

  test('a name that says nothing is refused, and nothing of it stored', async () => {
    expect((await commands().create({ ...home, name: ' ' })).refusal).toBe('value');
    expect(await gyms()).toEqual({ all: [], atHand: null });
    expect(await outbox()).toEqual([]);
  });
});

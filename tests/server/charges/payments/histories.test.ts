import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import Papa from 'papaparse';
import Stripe from 'stripe';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listTime } from '#domain/charges/money-months';
import { receiptMoney } from '#domain/charges/receipt';
import { chargesSchema } from '#protocol/charges/charges';
import { chargesSheet } from '../../../../src/interchange/sheets/charges-sheet';
import { linkPeople } from '../../../harness/coaching';
import { onEveryDatabase } from '../../../harness/databases';
import { history, onBoard, play } from './histories';
import { createWorld, type World } from './world';

const TIMES = Number(process.env.SIM_TIMES ?? 1);
/** Histories in one world. Its professional has one charge for each. */
const IN_ONE_WORLD = 20;
/** A long run plays 10,000 histories on each database. */
const WORLDS = TIMES === 1 ? 8 : 20 * TIMES;
const PATIENCE = { timeout: 600_000 * TIMES };

async function secondPayer({ server, coach }: World) {
  const payer = await server.signedIn({ name: 'Caio', email: 'caio@example.com' });
  const [professional, student, at] = [coach.user.id, payer.user.id, server.clock.now()];
  await linkPeople(server.deps, { professional, student, scopes: ['log'], at });
  return payer;
}

onEveryDatabase('random histories of charges', (database) => {
  beforeEach(() => {
    // The library waits between its tries.
    vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0);
    vi.spyOn(Stripe.prototype, 'getMaxNetworkRetryDelay').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('end with the same sums in list, board, table, receipt and Stripe', PATIENCE, async () => {
    const seed = Number(process.env.SIM_SEED ?? randomInt(2 ** 31));
    const worlds = fc.array(history, { minLength: IN_ONE_WORLD, maxLength: IN_ONE_WORLD });
    const property = fc.asyncProperty(worlds, async (histories) => {
      const world = await createWorld(database, { STRIPE_PIX: 'on', STRIPE_FEE: '300' });
      const payers = [world.student, await secondPayer(world)];
      let kept = 0;
      for (let nth = 0; nth < histories.length; nth += payers.length) {
        const both = histories.slice(nth, nth + payers.length);
        try {
          for (const { payments, zone } of await play(world, payers, both)) {
            kept += receiptMoney(payments, zone).sum;
          }
        } catch (cause) {
          const words = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`${words}, seed ${seed}, history ${nth}: ${JSON.stringify(both)}`);
        }
      }
      const { body } = await world.coach.get('/api/charges');
      const { charges } = v.parse(chargesSchema, body);
      const now = world.server.clock.now();
      expect(charges).toHaveLength(IN_ONE_WORLD);
      expect({
        seed,
        board: onBoard(charges, listTime(charges, now, 'America/Sao_Paulo')),
      }).toEqual({ seed, board: kept });
      const text = chargesSheet(charges, now).slice(1).trimEnd();
      const rows = Papa.parse<Record<string, string>>(text, { delimiter: ';', header: true }).data;
      const cells = rows.map((row) => Number(row['Recebido (R$)']?.replace(/\D/g, '')));
      expect({ seed, table: cells.reduce((sum, one) => sum + one, 0) }).toEqual({
        seed,
        table: kept,
      });
      await world.close();
    });
    // A history is printed whole: shrinking would play thousands of worlds.
    await fc.assert(property, { seed, numRuns: WORLDS, endOnFailure: true });
  });
});

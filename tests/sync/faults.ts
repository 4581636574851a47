import type { Fault } from './bundle';
import type { Weather } from './weather';

const one = (file: string, find: string, put: string): readonly Fault[] => [{ file, find, put }];

const FULL: Partial<Weather> = { crowds: true, jumps: true, restores: false, people: 1 };
const CLOCKS: Partial<Weather> = {
  clocks: true,
  crowds: false,
  updates: false,
  people: 1,
};
const CALM: Partial<Weather> = { wipes: false, forgets: false, updates: false, outages: null };

/** Weather in which a fault shows sooner than in any: its own, or that of its rule. */
export const WEATHER: Readonly<Record<string, Partial<Weather>>> = {
  C1m: { wipes: true, restores: false, forgets: false },
  R6: { wipes: false, restores: false, forgets: false },
  C5: { wipes: false, restores: false, forgets: true },
  C7: { wipes: false, restores: false, forgets: true },
  S3: { wipes: false, restores: false, forgets: true },
  S4: { wipes: false, restores: true, forgets: false },
  C8: { crowds: true, restores: false },
  V1: { updates: true },
  S1: { outages: 'shared' },
  A1: { people: 2 },
  G1: { coaches: 2 },
  C2b: { hostile: true, restores: false },
  C2k: CLOCKS,
  C2l: CLOCKS,
  C2m: CLOCKS,
  C2n: CLOCKS,
  C10: { clones: true, wipes: false, restores: false, forgets: false },
  G1w: { coaches: 2 },
  G1e: { coaches: 2, leaves: true, people: 1 },
  H1: { coaches: 2 },
  'C2 unsent writes do not move with the clock': { coaches: 2 },
  'C1m a device that met the server moves its writes once more': { ...FULL, outages: 'shared' },
  'C2 a removal has not seen what was written into an earlier op': {
    restores: true,
    wipes: false,
    forgets: false,
    crowds: false,
    coaches: 0,
  },
  'C3 another name for what may have been taken': { ...FULL, outages: 'shared' },
  'C8 what is stored late names stamps that have moved': { ...FULL, ...CALM, tabs: true },
  // Found in whatever weather their seeds bring.
  'C8 rows of the database hide what memory alone holds': {},
  'C1m a tab that has not heard of the server makes it unknown': {},
  'C7 what was taken counts as met by a reset': {},
  'R6 a request erases in its middle': {},
  'S4 a device writes on before it sends what a backup lost': {},
  'R3 what was taken back bears life': {},
};

/** One rule switched off at a time, by its id. Each must be seen by the simulation. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'merge without comparing stamps': one(
    'src/protocol/merge.ts',
    'if (order > 0) {',
    'if (order !== 0) {',
  ),
  'R1 a removal that notes nothing of what it had seen': one(
    'src/domain/record/deletion.ts',
    'const seen = joinSeen(nodes.get(node)?.gone ?? {}, seenOf(within(node)));',
    'const seen = {}; void within;',
  ),
  'R2 a performance bears no life': one(
    'src/domain/workout/rules.ts',
    'return isJsonObject(value) && value.undone !== true;',
    'return false;',
  ),
  'R3 a removal covers everything': one(
    'src/domain/record/deletion.ts',
    'if (stamps.every((stamp) => covers(node.gone, stamp))) {',
    'if (stamps.length >= 0) {',
  ),
  'R3 what was taken back bears life': one(
    'src/domain/workout/rules.ts',
    ', settled: settledIn }',
    ' }',
  ),
  'R6 a request erases in its middle': one(
    'server/sync/held-record.ts',
    'held.changed = true;',
    'held.changed = true; if (held.erased) { held.stored = eraseStored(held.stored); held.work = null; }',
  ),
  'R6 an erased record is merged instead of replaced': one(
    'src/replica/base.ts',
    '|| before.erased || erased;',
    ';',
  ),
  'R6 values that came back do not fill what was lost': one(
    'src/replica/base.ts',
    'return !other || other[0] === null ||',
    'return !other || other[0] !== undefined ||',
  ),
  'R6 who erases is not told of it': one(
    'server/sync/push.ts',
    'const alone = !entangled && !revived && !erased;',
    'const alone = !entangled && !revived; void erased;',
  ),
  'W2 un-completing hides what it did not know': one(
    'src/domain/workout/versions.ts',
    'return !covers(known, stamp);',
    'return next === newest[0];',
  ),
  'C1 a page does not redraw the views': one(
    'src/replica/pages.ts',
    'const view = waiting === 0 && taken ? shown(key, taken) : await readView(tx, key);',
    'const view = null; void shown; void readView; void waiting;',
  ),
  'C1 a page shows over what is unsent': one(
    'src/replica/pages.ts',
    'const view = waiting === 0 && taken ?',
    'const view = waiting >= 0 && taken ?',
  ),
  'C1 a write folds into an op under way, under its old stamp': [
    {
      file: 'src/replica/commit.ts',
      find: 'last && !last.sent && !last.full',
      put: 'last && !last.full',
    },
    {
      file: 'src/replica/commit.ts',
      find: '{ ...last, set: writes, stamp: fresh.stamp }',
      put: '{ ...last, set: writes }',
    },
  ],
  'C1m the mirror is not replayed': one(
    'src/replica/adopt.ts',
    'await storeKept(tx, left.ops);',
    'await storeKept(tx, []);',
  ),
  'C2 a stamp knows nothing of what was seen': one(
    'src/protocol/clock.ts',
    'if (compareStamps(stamp, newest) > 0) newest = stamp;',
    'void stamp;',
  ),
  'C2k a trip is measured on the wall clock': [
    ...one(
      'src/replica/contact.ts',
      'serverNow + trip / 2 - now.wall',
      'serverNow - (sent.wall + now.wall) / 2',
    ),
    ...one('src/replica/contact.ts', 'trip > LIMITS.answerMs || isTorn', 'isTorn && trip < 0'),
  ],
  'C2l a skew outlives a clock that was set back': one(
    'src/replica/timekeeper.ts',
    'if ((step < -STEP_MS || isBehind) && skew !== null) {',
    'if (isBehind && skew !== null && step > STEP_MS && step < -STEP_MS) {',
  ),
  'C2m what a wrong clock began stays where it was': one(
    'src/replica/exchange.ts',
    'contact ? await settleBegun(tx, contact, time) : NOTHING_BEGUN',
    'contact?.now === -1 ? await settleBegun(tx, contact, time) : NOTHING_BEGUN',
  ),
  'C2n what nobody can prove moves': one(
    'src/replica/begun.ts',
    'isProven: isExact || !fits(at)',
    'isProven: isExact || fits(other)',
  ),
  'C2b a counter has no end': one(
    'src/protocol/clock.ts',
    'return counter < MAX_COUNTER ?',
    'return counter >= 0 ?',
  ),
  'C3 a refused op is stamped after itself': one(
    'src/replica/results.ts',
    'return seq < other;',
    'return seq <= other;',
  ),
  'C3 what was refused for its clock is taken when it comes again': one(
    'server/sync/push.ts',
    'const noted = noteOverruns(overruns, ahead, now, guest);',
    'const noted = noteOverruns(overruns, [], now, guest);',
  ),
  'C3 views keep what moved stamps said': one(
    'src/replica/exchange.ts',
    'await refreshViews(tx, moved.map(keyOfOp))',
    'await refreshViews(tx, [])',
  ),
  'C3 what was seen does not follow the moved stamps': one(
    'src/replica/restamp.ts',
    'if (!isJsonObject(seen)) return seen;',
    'if (moves.length >= 0) return seen;',
  ),
  'C4 an answer tells of a new birth without its page': one(
    'src/replica/base.ts',
    'const born = before?.born ?? ok.born;',
    'const born = ok.born;',
  ),
  'C4 an acknowledged op is dropped without being folded in': one(
    'src/replica/results.ts',
    'return foldIntoBase(tx, state, target, registersOfOp(op), ok);',
    'void foldIntoBase; void target; void ok; return true;',
  ),
  'C5 a record born anew is merged instead of replaced': one(
    'src/replica/base.ts',
    '!before || before.born !== born ||',
    '!before ||',
  ),
  'C6 the cursor moves past a record that was not stored': one(
    'src/replica/pages.ts',
    'receiveAll(tx, state, asked.id, answer.records, true)',
    'receiveAll(tx, state, asked.id, answer.records.slice(1), true)',
  ),
  'C7 a reset ends without a sweep': one(
    'src/replica/pages.ts',
    'const ends = state.inReset && !answer.more;',
    'const ends = false;',
  ),
  'C7 what was taken counts as met by a reset': one(
    'src/replica/base.ts',
    'const seenIn = state.inReset ?',
    'const seenIn = state.epoch === null ?',
  ),
  'C7 a reset sweeps what waits to be sent': one(
    'src/replica/pages.ts',
    'if (pending === 0 || !own) unseen.push(row);',
    'unseen.push(row);',
  ),
  'A1 signing out by the server empties the outbox': one(
    'src/sync/pass.ts',
    "if (answer.kind !== 'ok') return answer;",
    "if (answer.kind === 'signed_out') { for (const op of prepared.ops) await exchanger.refuse(op, 'invalid'); }\n    if (answer.kind !== 'ok') return answer;",
  ),
  'C10 a push of a copy is taken under its old name': one(
    'server/sync/push-chains.ts',
    'return push !== undefined && push !== next && !known.includes(push);',
    'return push !== undefined && known.includes(String(push) + String(next));',
  ),
  'C10 what a copy has not seen counts as read': one(
    'src/replica/push-chains.ts',
    'last === undefined ? refused.has(name) : !all.includes(last)',
    'refused.has(name) && !all.includes(last ?? name)',
  ),
  'D1 the digest forgets what a record was before': one(
    'src/replica/base.ts',
    'if (before === after) return;',
    'if (before !== null) return;',
  ),
  'A1 one mirror for all accounts': one(
    'src/replica/mirror-local.ts',
    'const name = `anilha-mirror-',
    "const name = 'anilha-mirror' || `",
  ),
  'C1m a device that met the server moves its writes once more': one(
    'src/replica/exchanger.ts',
    'outcome.moved.length > 0 || met',
    'outcome.moved.length > 0',
  ),
  'C1m a tab that has not heard of the server makes it unknown': one(
    'src/replica/mirror-entries.ts',
    'met?.databaseId === header.databaseId',
    'met?.databaseId === header.device',
  ),
  'C2 a removal has not seen what was written into an earlier op': one(
    'src/replica/restamp.ts',
    'for (const [, to] of covered) raise(to);',
    'const last = covered.at(-1); if (last) raise(last[1]);',
  ),
  'C3 another name for what may have been taken': one(
    'src/replica/results.ts',
    'other.sent && isBefore(other, op)',
    'other.seq === -1',
  ),
  'C8 what is stored late names stamps that have moved': one(
    'src/replica/kept.ts',
    'followMoves(op, base, before, late)',
    'op',
  ),
  'C8 what found no room is not mirrored': one(
    'src/replica/writer.ts',
    'ops.map((op) => ({ ...op, unsaved: true })),',
    '[],',
  ),
  'C8 what only the mirror held is not stored at the next start': one(
    'src/replica/tidy.ts',
    'if (homeless.length > 0) {',
    'if (homeless.length < 0) {',
  ),
  'C1 a bundle stays as it was when a summary in it changes': one(
    'src/replica/view.ts',
    "put(tx, 'bundle', {",
    "if (done.size === 0) put(tx, 'bundle', {",
  ),
  'V1 an update does not show what the earlier version did not know': one(
    'src/replica/project-anew.ts',
    'if (shapes >= SCHEMA) return;',
    'if (shapes >= 0) return;',
  ),
  'V1 an update brings no summaries': one(
    'src/replica/fill-summaries.ts',
    "if (known && 'summaries' in known && known.summaries === SUMMARIES) return;",
    'if (known) return;',
  ),
  'S1 a push is several transactions': one(
    'server/db/transaction.ts',
    'return await db.transaction().execute(fn);',
    'return await fn(db);',
  ),
  'S3 the floor does not rise': one(
    'server/sync/tombstones.ts',
    '.set({ floor })',
    '.set({ floor: 0 })',
  ),
  'S4 a restored server is not sent what it lost': one(
    'src/replica/pages.ts',
    'if (row.rev <= commonRev) continue;',
    'if (row.rev >= 0) continue;',
  ),
  'S4 a restore does not begin an epoch': one(
    'server/sync/epoch.ts',
    '.set({ epoch })',
    ".set({ owner_id: '' })",
  ),
  'S4 a device writes on before it sends what a backup lost': one(
    'server/sync/push.ts',
    'if (read && isLostPast(',
    'if (read === undefined && isLostPast(',
  ),
  'S5 what the sender changed is always left out': one(
    'server/sync/pull.ts',
    'change?.alone === true && change.rev === row.rev && change.previousRev <= cursor',
    'change !== undefined',
  ),
  'G1 a coach whose link is over keeps what was read': one(
    'src/replica/pages.ts',
    'return asked.own ? NOTHING : { ...NOTHING, gone: true };',
    'return NOTHING;',
  ),
  'G1 another grant is not read anew': one(
    'server/sync/pull.ts',
    'if (holds && (regranted || forgotten))',
    'if (holds && forgotten)',
  ),
  'G1 every kind is read by whoever has a grant': one(
    'server/sync/pull.ts',
    "return after.where('record.kind', 'in', part.kinds)",
    "return after.where('record.kind', '!=', '')",
  ),
  'G1w what was logged while it was allowed is refused afterwards': one(
    'server/access/authorize.ts',
    "from <= at.op && at.newest <= until && scopeAllows(scopes, kind, 'write')",
    "from > until && at.op > until && scopeAllows(scopes, kind, 'write')",
  ),
  'G1e a space is made of whoever has no account': [
    {
      file: 'server/sync/space.ts',
      find: 'if (!(await holdAccounts(trx, [owner])).has(owner)) return null;',
      put: 'void holdAccounts;',
    },
    {
      file: 'server/sync/push.ts',
      find: 'const access = raisedRow && (await heldAccessTo(trx, { id: person }, space, now));',
      put: 'const access = raisedRow && place.access; void heldAccessTo; void person;',
    },
  ],
  'H1 who takes the consent to health data back shares it still': one(
    'server/coaching/transitions.ts',
    'if (consent !== null) return;',
    'return;',
  ),
  'C2 unsent writes do not move with the clock': one(
    'src/replica/restamp.ts',
    '[Math.max(0, ms + shift), counter, device]',
    '[Math.max(0, ms), counter, device]',
  ),
  'T1 a write is stored, and nobody is told': one(
    'src/replica/writer.ts',
    'tellStored(inside, [...done.stored, ...done.views]);',
    'tellStored(inside, done.stored);',
  ),
  'T1 what an answer brings is stored, and nobody is told': one(
    'src/replica/exchanger.ts',
    '[...outcome.settled.views, ...outcome.warmed, ...views, ...begun.views]',
    '[...outcome.settled.views, ...outcome.warmed]',
  ),
  'C8 rows of the database hide what memory alone holds': one(
    'src/replica/tell-stored.ts',
    'wide || unsaved.all().length > 0',
    'wide',
  ),
  'C8 a write knows nothing of what memory alone holds': one(
    'src/replica/writer.ts',
    'const all = [...ops, ...held(key)];',
    'const all = ops;',
  ),
};

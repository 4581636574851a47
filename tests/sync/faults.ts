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
const BIN: Partial<Weather> = { wipes: false, restores: false, forgets: false };
const FULL_DISK: Partial<Weather> = { crowds: true, restores: false };
const CALM: Partial<Weather> = { wipes: false, forgets: false, updates: false, outages: null };

/** Weather in which a fault shows sooner than in any, by the fault or by its rule. */
const WEATHER: Readonly<Record<string, Partial<Weather>>> = {
  C1m: { wipes: true, restores: false, forgets: false },
  R6: BIN,
  C5: { wipes: false, restores: false, forgets: true },
  C7: { wipes: false, restores: false, forgets: true },
  S3: { wipes: false, restores: false, forgets: true },
  S4: { wipes: false, restores: true, forgets: false },
  C8: FULL_DISK,
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
  C10c2: { clones: true, wipes: true, restores: false, forgets: false },
  C10c5: { crowds: true, restores: false },
  C10h1: { clones: true, restores: true, wipes: false, forgets: false },
  G1w: { coaches: 2 },
  G1e: { coaches: 2, leaves: true, people: 1 },
  H1: { coaches: 2 },
  'C2e: unsent writes do not move with the clock': { coaches: 2 },
  'C1m10: a device that met the server moves its writes once more': { ...FULL, outages: 'shared' },
  'R1c: a removal has not seen what was written into an earlier op': {
    restores: true,
    wipes: false,
    forgets: false,
    crowds: false,
    coaches: 0,
  },
  'C3e: another name for what may have been taken': { ...FULL, outages: 'shared' },
  'C8k: what is stored late names stamps that have moved': { ...FULL, ...CALM, tabs: true },
  'C5b: an erased record is merged instead of replaced': BIN,
  'S5b: who erases is not told of it': BIN,
  'C1m7: what only the mirror held is not stored at the next start': FULL_DISK,
  // These faults show in any weather.
  'C8d: rows of the database hide what memory alone holds': {},
  'C1m10: a tab that has not heard of the server makes it unknown': {},
  'C7e: what was taken counts as met by a reset': {},
  'R6c: a request erases in its middle': {},
  'R2d: what was taken back bears life': {},
};

/** The weather of a fault: its own, or that of its rule or of the rule that this is a part of. */
export function weatherOf(fault: string): Partial<Weather> {
  const [rule = ''] = fault.split(':');
  const parents = Array.from(rule, (_, at) => rule.slice(0, rule.length - at));
  return [fault, ...parents].flatMap((name) => WEATHER[name] ?? [])[0] ?? {};
}

/**
 * The faults by the rule that each switches off. The simulation must find every one. S4c is not
 * among them: for devices with push tokens C10c1 and C10h1 hold the same.
 */
export const FAULTS = {
  'merge without comparing stamps': one(
    'src/protocol/merge.ts',
    'if (order > 0) {',
    'if (order !== 0) {',
  ),
  'R1b: a removal that notes nothing of what it had seen': one(
    'src/domain/record/deletion.ts',
    'const seen = joinSeen(nodes.get(node)?.gone ?? {}, seenOf(within(node)));',
    'const seen = {}; void within;',
  ),
  'R2a: a performance bears no life': one(
    'src/domain/workouts/rules.ts',
    'return isJsonObject(value) && value.undone !== true;',
    'return false;',
  ),
  'R3a: a removal covers everything': one(
    'src/domain/record/deletion.ts',
    'if (stamps.every((stamp) => covers(node.gone, stamp))) {',
    'if (stamps.length >= 0) {',
  ),
  'R2d: what was taken back bears life': one(
    'src/domain/workouts/rules.ts',
    ', settled: settledIn }',
    ' }',
  ),
  'R6c: a request erases in its middle': one(
    'server/sync/push/held-record.ts',
    'held.changed = true;',
    'held.changed = true; if (held.erased) { held.stored = eraseStored(held.stored); held.work = null; }',
  ),
  'C5b: an erased record is merged instead of replaced': one(
    'src/replica/exchange/base.ts',
    '|| before.erased || erased;',
    ';',
  ),
  'R6d: values that came back do not fill what was lost': one(
    'src/replica/exchange/base.ts',
    'return !other || other[0] === null ||',
    'return !other || other[0] !== undefined ||',
  ),
  'S5b: who erases is not told of it': one(
    'server/sync/push/push.ts',
    'const alone = !entangled && !revived && !erased;',
    'const alone = !entangled && !revived; void erased;',
  ),
  'W2d: un-completing hides what it did not know': one(
    'src/domain/workouts/versions.ts',
    'return !covers(known, stamp);',
    'return next === newest[0];',
  ),
  'C1b: a page does not redraw the views': one(
    'src/replica/exchange/pages.ts',
    'const view = waiting === 0 && taken ? shown(key, taken) : await readView(tx, key);',
    'const view = null; void shown; void readView; void waiting;',
  ),
  'C1b: a page shows over what is unsent': one(
    'src/replica/exchange/pages.ts',
    'const view = waiting === 0 && taken ?',
    'const view = waiting >= 0 && taken ?',
  ),
  'C1f: a write folds into an op under way, under its old stamp': [
    {
      file: 'src/replica/write/commit.ts',
      find: 'last && !last.sent && !last.full',
      put: 'last && !last.full',
    },
    {
      file: 'src/replica/write/commit.ts',
      find: '{ ...last, set: writes, stamp: fresh.stamp }',
      put: '{ ...last, set: writes }',
    },
  ],
  'C1m3: the mirror is not replayed': one(
    'src/replica/open/adopt.ts',
    'await storeKept(tx, left.ops);',
    'await storeKept(tx, []);',
  ),
  'C2a: a stamp knows nothing of what was seen': one(
    'src/protocol/clock.ts',
    'if (compareStamps(stamp, newest) > 0) newest = stamp;',
    'void stamp;',
  ),
  'C2k1: a trip is measured on the wall clock': [
    ...one(
      'src/replica/clock/contact.ts',
      'serverNow + trip / 2 - now.wall',
      'serverNow - (sent.wall + now.wall) / 2',
    ),
    ...one(
      'src/replica/clock/contact.ts',
      'trip > LIMITS.answerMs || isTorn',
      'isTorn && trip < 0',
    ),
  ],
  'C2l1: a skew outlives a clock that was set back': one(
    'src/replica/clock/timekeeper.ts',
    'if ((step < -STEP_MS || isBehind) && skew !== null) {',
    'if (isBehind && skew !== null && step > STEP_MS && step < -STEP_MS) {',
  ),
  'C2m2: what a wrong clock began stays where it was': one(
    'src/replica/exchange/exchange.ts',
    'contact ? await settleBegun(tx, contact, time) : NOTHING_BEGUN',
    'contact?.now === -1 ? await settleBegun(tx, contact, time) : NOTHING_BEGUN',
  ),
  'C2n1: what nobody can prove moves': one(
    'src/replica/clock/begun.ts',
    'isProven: isExact || !fits(at)',
    'isProven: isExact || fits(other)',
  ),
  'C2b: a counter has no end': one(
    'src/protocol/clock.ts',
    'return counter < MAX_COUNTER ?',
    'return counter >= 0 ?',
  ),
  'C3b: a refused op is stamped after itself': one(
    'src/replica/exchange/results.ts',
    'return seq < other;',
    'return seq <= other;',
  ),
  'C3d: what was refused for its clock is taken when it comes again': one(
    'server/sync/push/push.ts',
    'const noted = noteOverruns(overruns, ahead, now, guest);',
    'const noted = noteOverruns(overruns, [], now, guest);',
  ),
  'C3b: views keep what moved stamps said': one(
    'src/replica/exchange/exchange.ts',
    'await refreshViews(tx, moved.map(keyOfOp))',
    'await refreshViews(tx, [])',
  ),
  'R1c: what was seen does not follow the moved stamps': one(
    'src/replica/outbox/restamp.ts',
    'if (!isJsonObject(seen)) return seen;',
    'if (moves.length >= 0) return seen;',
  ),
  'C4c: an answer tells of a new birth without its page': one(
    'src/replica/exchange/base.ts',
    'const born = before?.born ?? ok.born;',
    'const born = ok.born;',
  ),
  'C4a: an acknowledged op is dropped without being folded in': one(
    'src/replica/exchange/results.ts',
    'return foldIntoBase(tx, state, target, registersOfOp(op), ok);',
    'void foldIntoBase; void target; void ok; return true;',
  ),
  'C5b: a record born anew is merged instead of replaced': one(
    'src/replica/exchange/base.ts',
    '!before || before.born !== born ||',
    '!before ||',
  ),
  'C6a: the cursor moves past a record that was not stored': one(
    'src/replica/exchange/pages.ts',
    'receiveAll(tx, state, asked.id, answer.records, true)',
    'receiveAll(tx, state, asked.id, answer.records.slice(1), true)',
  ),
  'C7a: a reset ends without a sweep': one(
    'src/replica/exchange/pages.ts',
    'const ends = state.inReset && !answer.more;',
    'const ends = false;',
  ),
  'C7e: what was taken counts as met by a reset': one(
    'src/replica/exchange/base.ts',
    'const seenIn = state.inReset ?',
    'const seenIn = state.epoch === null ?',
  ),
  'C7b: a reset sweeps what waits to be sent': one(
    'src/replica/exchange/pages.ts',
    'if (pending === 0 || !own) unseen.push(row);',
    'unseen.push(row);',
  ),
  'A1b: signing out by the server empties the outbox': one(
    'src/sync/pass.ts',
    "if (answer.kind !== 'ok') return answer;",
    "if (answer.kind === 'signed_out') { for (const op of prepared.ops) await exchanger.refuse(op, 'invalid'); }\n    if (answer.kind !== 'ok') return answer;",
  ),
  'C10a1: a push of a copy is taken under its old name': one(
    'server/sync/space/push-chains.ts',
    'return push !== undefined && push !== next && !known.includes(push);',
    'return push !== undefined && known.includes(String(push) + String(next));',
  ),
  'C10b2: what a copy has not seen counts as read': one(
    'src/replica/outbox/push-chains.ts',
    'last === undefined ? refused.has(name) : !all.includes(last)',
    'refused.has(name) && !all.includes(last ?? name)',
  ),
  'C10c2: what a lost database left is sent unchecked': [
    ...one(
      'src/replica/outbox/push-chains.ts',
      'new Set([device, ...written, ...Object.keys(of)])',
      'new Set([device, ...Object.keys(of)]); void written',
    ),
    ...one(
      'src/replica/open/adopt.ts',
      '...unpushed(ops), ',
      '...unpushed(ops.slice(ops.length)), ',
    ),
  ],
  'C10c5: a read asks for no names of a lost database': one(
    'src/replica/open/adopt.ts',
    '...unpushed(ops), ',
    '...unpushed(ops.slice(ops.length)), ',
  ),
  'C10h1: a restored backup makes copies alike': [
    ...one(
      'src/replica/outbox/push-chains.ts',
      "if (answer && 'restored' in answer) {",
      "if (answer && 'restored' in answer && device === '') {",
    ),
    ...one('server/sync/space/epoch.ts', 'set({ pushes: lost })', 'set({ pushes: lost && null })'),
  ],
  'C4d: an ack stores marks that moved after its op was sent': [
    // A late answer renames what is under way (rule C10h3): then marks move more often.
    ...one('src/replica/outbox/push-chains.ts', 'if (isLate)', "if (isLate && device === '')"),
    ...one(
      'src/replica/exchange/results.ts',
      '!sameJson(op.set, before.set)',
      '!sameJson(null, null)',
    ),
  ],
  'D1a: the digest forgets what a record was before': one(
    'src/replica/exchange/base.ts',
    'if (before === after) return;',
    'if (before !== null) return;',
  ),
  'A1a: one mirror for all accounts': one(
    'src/replica/mirror/mirror-local.ts',
    'const name = `anilha-mirror-',
    "const name = 'anilha-mirror' || `",
  ),
  'C1m10: a device that met the server moves its writes once more': one(
    'src/replica/exchange/exchanger.ts',
    'outcome.moved.length > 0 || met',
    'outcome.moved.length > 0',
  ),
  'C1m10: a tab that has not heard of the server makes it unknown': one(
    'src/replica/mirror/mirror-entries.ts',
    'met?.databaseId === header.databaseId',
    'met?.databaseId === header.device',
  ),
  'R1c: a removal has not seen what was written into an earlier op': one(
    'src/replica/outbox/restamp.ts',
    'for (const [, to] of covered) raise(to);',
    'const last = covered.at(-1); if (last) raise(last[1]);',
  ),
  'C3e: another name for what may have been taken': one(
    'src/replica/exchange/results.ts',
    'other.sent && isBefore(other, op)',
    'other.seq === -1',
  ),
  'C8k: what is stored late names stamps that have moved': one(
    'src/replica/outbox/kept.ts',
    'followMoves(op, base, before, late)',
    'op',
  ),
  'C8a: what found no room is not mirrored': one(
    'src/replica/write/writer.ts',
    'ops.map((op) => ({ ...op, unsaved: true })),',
    '[],',
  ),
  'C1m7: what only the mirror held is not stored at the next start': one(
    'src/replica/upkeep/tidy.ts',
    'if (homeless.length > 0) {',
    'if (homeless.length < 0) {',
  ),
  'C1e: a bundle stays as it was when a summary in it changes': one(
    'src/replica/view/view.ts',
    "put(tx, 'bundle', {",
    "if (done.size === 0) put(tx, 'bundle', {",
  ),
  'V1d: an update does not show what the earlier version did not know': one(
    'src/replica/upkeep/project-anew.ts',
    'if (shapes >= SCHEMA) return;',
    'if (shapes >= 0) return;',
  ),
  'V1e: an update brings no summaries': one(
    'src/replica/read/fill-summaries.ts',
    "if (known && 'summaries' in known && known.summaries === SUMMARIES) return;",
    'if (known) return;',
  ),
  'S1: a push is several transactions': one(
    'server/db/transaction.ts',
    'db.transaction().execute(',
    'db.connection().execute(',
  ),
  'S3a: the floor does not rise': one(
    'server/sync/space/tombstones.ts',
    '.set({ floor })',
    '.set({ floor: 0 })',
  ),
  'S4e: a restored server is not sent what it lost': one(
    'src/replica/exchange/pages.ts',
    'rev > commonRev);',
    'rev < 0);',
  ),
  'S4a: a restore does not begin an epoch': one(
    'server/sync/space/epoch.ts',
    '.set({ epoch })',
    ".set({ owner_id: '' })",
  ),
  'S5b: what the sender changed is always left out': one(
    'server/sync/pull/pull.ts',
    'change?.alone === true && change.rev === row.rev && change.previousRev <= cursor',
    'change !== undefined',
  ),
  'G1h: a coach whose link is over keeps what was read': one(
    'src/replica/exchange/pages.ts',
    'return asked.own ? NOTHING : { ...NOTHING, gone: true };',
    'return NOTHING;',
  ),
  'G1o: another grant is not read anew': one(
    'server/sync/pull/pull.ts',
    'if (holds && (regranted || forgotten))',
    'if (holds && forgotten)',
  ),
  'G1a: every kind is read by whoever has a grant': one(
    'server/sync/pull/pull.ts',
    "return after.where('record.kind', 'in', part.kinds)",
    "return after.where('record.kind', '!=', '')",
  ),
  'G1w2: what was logged while it was allowed is refused afterwards': one(
    'server/access/authorize.ts',
    "from <= at.op && at.newest <= until && scopeAllows(scopes, kind, 'write')",
    "from > until && at.op > until && scopeAllows(scopes, kind, 'write')",
  ),
  'G1e1: a space is made of whoever has no account': [
    {
      file: 'server/sync/space/space.ts',
      find: 'if (!(await holdAccounts(trx, [owner])).has(owner)) return null;',
      put: 'void holdAccounts;',
    },
    {
      file: 'server/sync/push/push.ts',
      find: 'const access = raisedRow && (await heldAccessTo(trx, { id: person }, space, now));',
      put: 'const access = raisedRow && place.access; void heldAccessTo; void person;',
    },
  ],
  'H1k: who takes the consent to health data back shares it still': one(
    'server/coaching/transitions.ts',
    'if (consent !== null) return;',
    'return;',
  ),
  'C2e: unsent writes do not move with the clock': one(
    'src/replica/outbox/restamp.ts',
    '[Math.max(0, ms + shift), counter, device]',
    '[Math.max(0, ms), counter, device]',
  ),
  'T1e: a write is stored, and nobody is told': one(
    'src/replica/write/writer.ts',
    'tellStored(inside, [...done.stored, ...done.views]);',
    'tellStored(inside, done.stored);',
  ),
  'T1e: what an answer brings is stored, and nobody is told': one(
    'src/replica/exchange/exchanger.ts',
    '[...outcome.settled.views, ...outcome.warmed, ...views, ...begun.views]',
    '[...outcome.settled.views, ...outcome.warmed]',
  ),
  'T1f: screens wait for the answer to the next request': one(
    'src/sync/pass.ts',
    'if (!early)',
    'if (trip < 0)',
  ),
  'C8d: rows of the database hide what memory alone holds': one(
    'src/replica/write/tell-stored.ts',
    'wide || unsaved.all().length > 0',
    'wide',
  ),
  'C8m: a write knows nothing of what memory alone holds': one(
    'src/replica/write/writer.ts',
    'const all = [...ops, ...held(key)];',
    'const all = ops;',
  ),
} satisfies Readonly<Record<string, readonly Fault[]>>;

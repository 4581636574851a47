import { DEVICE_NAME } from '#domain/record/stamp';
import { LIMITS } from '#protocol/limits';
import type { OpResult, PushChain, SpaceAnswer, SyncRequest } from '#protocol/sync';
import { readIdentity } from '../store/identity';
import { newDeviceId, newPushToken, renamed } from '../store/new-identity';
import type {
  MetaRow,
  OpRow,
  OwnPushes,
  PushesOf,
  ReplicaDatabase,
  SpaceState,
  Tx,
} from '../store/schema';
import { isPresent, readSpace } from '../store/space-state';
import { restampOps } from './restamp';

const NONE: OwnPushes = { acked: null, all: [] };

/** The device's name in an op's stamp, without a suffix (rule C8h). */
const nameOf = ({ stamp: [, , name] }: Pick<OpRow, 'stamp'>) => name.slice(0, DEVICE_NAME);

/**
 * The names of a lost database's ops, without pushes. A read must ask for them as well (rule
 * C10c5). Its page may bring writes of another copy under such a name, which these ops have not
 * seen.
 */
export function unpushed(ops: readonly Pick<OpRow, 'stamp'>[]): PushesOf {
  return Object.fromEntries(ops.map((op) => [nameOf(op), NONE]));
}

const pushesIn = (row: MetaRow | undefined): PushesOf => (row && 'of' in row ? row.of : {});

export async function readPushes(tx: Tx): Promise<PushesOf> {
  return pushesIn(await tx.objectStore('meta').get('pushes'));
}

/** The known pushes, from a database that is only read. */
export async function knownPushes(database: ReplicaDatabase): Promise<PushesOf> {
  return pushesIn(await database.get('meta', 'pushes'));
}

async function writePushes(tx: Tx, of: PushesOf): Promise<void> {
  await tx.objectStore('meta').put({ key: 'pushes', of });
}

/** The pushes that the server may have taken last: the acknowledged one and later ones. */
function known({ acked, all }: OwnPushes): string[] {
  return all.slice(Math.max(0, acked === null ? 0 : all.indexOf(acked)));
}

/**
 * The pushes to store (rule C10d). The server's last push must stay known. An outage loses answers
 * at its beginning and end, so a long one drops pushes from its middle.
 */
function stored(pushes: OwnPushes): string[] {
  const since = known(pushes);
  if (since.length <= LIMITS.knownPushes) return pushes.all.slice(-LIMITS.knownPushes);
  const half = LIMITS.knownPushes / 2;
  return [...since.slice(0, half), ...since.slice(-half)];
}

type Chains = NonNullable<SyncRequest['chains']>;

/** The chains of a request with ops that is stored nowhere (rule C10c3). */
export function chainsToCheck(
  space: string,
  device: string,
  of: PushesOf,
  written: Iterable<string> = [],
): Chains {
  const all = new Set([device, ...written, ...Object.keys(of)]);
  const names = [...all].slice(0, LIMITS.pushChains);
  return { space, of: names.map((name) => ({ device: name, known: known(of[name] ?? NONE) })) };
}

/** The chains for a request that only reads: its answer names the last push. */
export function chainsToRead({ space, of }: Chains): Chains {
  return { space, of: of.map(({ device }) => ({ device, known: [] })) };
}

/**
 * The chains of a request. If it has ops, each of their names gets a push token, which is stored
 * before the request leaves. An earlier copy of this database does not know that token.
 */
export async function chainsToSend(
  tx: Tx,
  space: string,
  device: string,
  ops: readonly OpRow[],
): Promise<{ readonly chains: Chains; readonly of: PushesOf }> {
  const before = await current(tx, device);
  // A lost database may have left ops under a name that it had pushed nothing under (rule C10c2).
  const names = new Set(ops.filter(({ full }) => !full).map(nameOf));
  const chains = chainsToCheck(space, device, before, names);
  if (ops.length === 0) return { chains: chainsToRead(chains), of: before };
  const of: Record<string, OwnPushes> = { ...before };
  const sending = chains.of.map((chain): PushChain => {
    if (!names.has(chain.device)) return chain;
    const next = newPushToken();
    const { acked, all } = of[chain.device] ?? NONE;
    of[chain.device] = { acked, all: stored({ acked, all: [...all, next] }) };
    return { ...chain, next };
  });
  await writePushes(tx, of);
  return { chains: { space, of: sending }, of };
}

/** Names of lost databases stay while some of their ops are unsent (rule C10c2). */
async function current(tx: Tx, device: string): Promise<PushesOf> {
  const of = await readPushes(tx);
  const own = of[device];
  const isAlone = Object.keys(of).every((name) => name === device);
  if (isAlone || (await tx.objectStore('outbox').count()) > 0) return of;
  const kept = own ? { [device]: own } : {};
  await writePushes(tx, kept);
  return kept;
}

/** Takes over a lost database's pushes: this one sends its unsent ops. */
export async function adoptPushes(tx: Tx, left: PushesOf): Promise<void> {
  const own = await readPushes(tx);
  const names = Object.keys(left).filter((name) => !Object.hasOwn(own, name));
  const room = LIMITS.pushChains - 1 - Object.keys(own).length;
  const added = names.slice(-Math.max(0, room)).map((name) => [name, left[name] ?? NONE] as const);
  if (room > 0 && added.length > 0) await writePushes(tx, { ...own, ...Object.fromEntries(added) });
}

/** The pushes under this database's names, after an answer. */
export interface PushesHeard {
  /** Names under which another copy pushes too, or pushed before a backup lost that. */
  readonly copied: readonly string[];
  /** Ops that were sent under these names keep them until the server answers. */
  readonly keepsSent: boolean;
  readonly of: PushesOf;
}

/** The request that was answered: the state of its space, and its ops. */
interface SentRequest {
  readonly asked: Pick<SpaceState, 'epoch' | 'generation'> & { readonly id: string };
  readonly ops: readonly OpRow[];
}

/**
 * Notes the last push that the server took. An unknown push came from another copy; if the answer
 * names none, an op's code shows that.
 */
export async function hearOfPushes(
  tx: Tx,
  answer: SpaceAnswer | undefined,
  results: readonly OpResult[],
  { asked, ops: sent }: SentRequest,
): Promise<PushesHeard> {
  const { device } = await readIdentity(tx);
  const before = await readPushes(tx);
  if (answer && 'restored' in answer) {
    // Another tab heard of the restore before. Since then, its requests have current names (rule
    // C10h3).
    const isLate = !isPresent(await readSpace(tx, asked.id), asked);
    if (isLate) return { copied: [], keepsSent: false, of: before };
    // The backup lost pushes of one copy. Pushes of another copy must not replace them.
    const copied = [...new Set([device, ...Object.keys(before)])];
    return { copied, keepsSent: true, of: before };
  }
  const told = answer && 'pushes' in answer ? (answer.pushes ?? {}) : {};
  const refused = new Set(
    results.flatMap((result) => {
      const op = sent.find(({ id }) => id === result.id);
      return op && 'code' in result && result.code === 'copy' ? [nameOf(op)] : [];
    }),
  );
  const of: Record<string, OwnPushes> = { ...before };
  const copied: string[] = [];
  let learned = false;
  for (const name of new Set([device, ...Object.keys(before)])) {
    const { acked, all } = before[name] ?? NONE;
    const last = Object.hasOwn(told, name) ? told[name] : undefined;
    if (last === undefined ? refused.has(name) : !all.includes(last)) copied.push(name);
    else if (last !== undefined && last !== acked) {
      of[name] = { acked: last, all };
      learned = true;
    }
  }
  if (learned) await writePushes(tx, of);
  return { copied, keepsSent: false, of };
}

/**
 * Gives all unsent ops under copied names, and later writes, a new name (rule C10b2). Stamps keep
 * their time. Writes of another copy under the old name have not been read yet. So marks of that
 * name only keep the part that both copies had sent before (rule C10b3).
 */
export async function takeNewNames(
  tx: Tx,
  names: readonly string[],
  keeps: (op: OpRow) => boolean,
): Promise<OpRow[]> {
  let moved: OpRow[] = [];
  for (const name of names) {
    const fresh = newDeviceId();
    const pending = await tx.objectStore('outbox').getAll();
    const isMoved = (op: OpRow) => nameOf(op) === name && !keeps(op);
    // All of them: marks of ops under other names follow as well.
    moved = await restampOps(
      tx,
      [],
      pending,
      () => name,
      (op) => {
        const [ms, counter, writer] = op.stamp;
        return isMoved(op) ? [ms, counter, fresh + writer.slice(DEVICE_NAME)] : op.stamp;
      },
    );
    const identity = await readIdentity(tx);
    if (identity.device === name) {
      const [ms, counter] = identity.lastStamp;
      await tx
        .objectStore('meta')
        .put({ ...renamed(identity, fresh), lastStamp: [ms, counter, fresh] });
    }
    const { [name]: own = NONE, ...others } = await readPushes(tx);
    const left = pending.some((op) => nameOf(op) === name && keeps(op)) ? { [name]: own } : {};
    await writePushes(tx, { ...others, ...left, [fresh]: NONE });
  }
  return moved;
}

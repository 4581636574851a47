import * as v from 'valibot';
import { spaceOf } from '#protocol/space';
import { syncResponseSchema } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Answer } from './http-line';
import type { Ask, Crowd } from './load-messages';
import { addressOf, cookieOf, idOf, tokenOf } from './names';

const DEVICE = 'bencher';

/** A device, reduced to its requests. */
export interface Sender {
  /** The next request as bytes on the line. */
  request(ask: Ask): string;
  /** Processes an answer; throws if it is invalid. */
  take(ask: Ask, answer: Answer): void;
}

/** The devices of a crowd. */
export function sendersOf(crowd: Crowd): Sender[] {
  const apart = crowd.stored / crowd.senders;
  return Array.from({ length: crowd.senders }, (_, index) =>
    createSender(crowd, 1 + Math.floor(index * apart)),
  );
}

function createSender(crowd: Crowd, nth: number): Sender {
  const account = idOf(nth);
  const space = spaceOf(account);
  const head = [
    `Host: localhost:${crowd.port}`,
    `Origin: ${crowd.origin}`,
    `Cookie: ${cookieOf(tokenOf(nth), crowd.secret)}`,
    `X-Forwarded-For: ${addressOf(nth)}`,
  ].join('\r\n');
  let cursor = 0;
  let epoch: string | null = null;
  let sent = 0;

  /** One more set of the running workout, with its rest, as a tap writes them. */
  function loggedSet(): object {
    const set = crowd.sets[sent % crowd.sets.length] ?? '';
    const at = Date.now();
    sent += 1;
    const rest = { set, endsAt: at + 90_000, total: 90, pausedLeft: null, device: DEVICE };
    return {
      id: `${nth}-${sent}-${at}`,
      space,
      kind: 'workout',
      record: crowd.record,
      stamp: [at, sent, DEVICE],
      set: { [`s.${set}.done.${DEVICE}`]: { load: 60_000, reps: 8, at }, rest },
    };
  }

  function bodyOf(ask: Ask): string {
    // The last change of the space is that of its workout.
    const from = ask === 'pull' ? Math.max(0, cursor - 1) : cursor;
    return JSON.stringify({
      proto: PROTO,
      schema: SCHEMA,
      account,
      device: DEVICE,
      spaces: [
        { id: space, cursor: from, epoch: from === 0 ? null : epoch, grantVer: 0, inReset: false },
      ],
      ops: ask === 'push' ? [loggedSet()] : [],
    });
  }

  return {
    request(ask) {
      if (ask === 'floor') return `GET /api/ready HTTP/1.1\r\n${head}\r\n\r\n`;
      const body = bodyOf(ask);
      const length = Buffer.byteLength(body);
      const about = `Content-Type: application/json\r\nContent-Length: ${length}`;
      return `POST /api/sync HTTP/1.1\r\n${head}\r\n${about}\r\n\r\n${body}`;
    },
    take(ask, { status, body }) {
      if (status !== 200) throw new Error(`${ask}: ${status} ${body.slice(0, 200)}`);
      if (ask === 'floor') return;
      const { results, spaces } = v.parse(syncResponseSchema, JSON.parse(body));
      const [page] = spaces;
      if (!page || !('to' in page)) throw new Error(`${ask}: no page in ${body.slice(0, 200)}`);
      const [result] = results;
      if (ask === 'push' && !(result && 'ok' in result)) {
        throw new Error(`push: refused in ${body.slice(0, 200)}`);
      }
      if (ask === 'pull' && page.records.length === 0) throw new Error('pull: an empty page');
      cursor = page.to;
      epoch = page.epoch;
    },
  };
}

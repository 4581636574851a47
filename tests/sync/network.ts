import type { Client } from '../../src/api/client';
import { ApiError, offlineError } from '../../src/api/errors';
import type { Chance } from './chance';
import { type Program, step } from './disk';

/** The server's answer to a request. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}
/** Null if the server went down during the request. */
export type Serve = (
  method: 'get' | 'post',
  path: string,
  body: string,
  person: string | null,
) => Promise<Answered | null>;

interface Flight {
  readonly program: Program;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly body: string;
  /** The session at the time of sending. */
  readonly person: string | null;
  readonly at: number;
  settled: boolean;
  resolve(answer: Answered): void;
  reject(cause: unknown): void;
}

type Message =
  | { readonly what: 'request'; readonly flight: Flight }
  | { readonly what: 'answer'; readonly flight: Flight; readonly answer: Answered };

const GIVES_UP_MS = 15_000;
/** Copies of a request older than this are lost. */
const LOST_MS = 30_000;

/** Keeps every message until it is delivered, dropped, doubled or cut. */
export interface Network {
  clientOf(program: Program, session: () => string | null): Pick<Client, 'get' | 'post'>;
  /** True while a program awaits an answer. */
  waits(program: Program): boolean;
  pending(): number;
  /** Moves one message; `perfect` delivers a request and its answer. */
  move(chance: Chance, perfect: boolean): Promise<void>;
  /** Lets calls fail that waited too long, and old copies disappear. */
  pass(now: number): void;
  clear(): void;
}

export function createNetwork(serve: Serve, now: () => number): Network {
  let messages: Message[] = [];
  let flights: Flight[] = [];

  const settle = (flight: Flight, done: () => void) => {
    if (flight.settled) return;
    flight.settled = true;
    flights = flights.filter((other) => other !== flight);
    if (!flight.program.dead) done();
  };
  const fail = (flight: Flight) =>
    settle(flight, () => flight.reject(offlineError(new TypeError('no answer'))));

  const call = async (
    program: Program,
    person: string | null,
    ...[method, path, body]: ['get' | 'post', string, string]
  ) => {
    step(program);
    const answer = await new Promise<Answered>((resolve, reject) => {
      const wanted = { program, method, path, body, person, at: now() };
      const flight = { ...wanted, settled: false, resolve, reject };
      flights.push(flight);
      messages.push({ what: 'request', flight });
    });
    step(program);
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(answer.text);
    } catch (cause) {
      if (answer.status === 200) throw new ApiError({ status: 200, code: 'unreadable', cause });
    }
    if (answer.status !== 200) throw new ApiError({ status: answer.status, body: parsed });
    return parsed;
  };

  const reach = async (flight: Flight) => {
    const answer = await serve(flight.method, flight.path, flight.body, flight.person);
    if (answer) messages.push({ what: 'answer', flight, answer });
    else fail(flight);
  };

  return {
    clientOf: (program, session) => ({
      get: (path: string, options?: { search?: Record<string, unknown> }) => {
        const search = new URLSearchParams();
        for (const [key, value] of Object.entries(options?.search ?? {}))
          search.set(key, `${value}`);
        return call(program, session(), 'get', `${path}?${search}`, '');
      },
      post: (path: string, body?: unknown) =>
        call(program, session(), 'post', path, JSON.stringify(body)),
    }),
    waits: (program) => flights.some((flight) => flight.program === program),
    pending: () => messages.length,
    async move(chance, perfect) {
      const message = chance.of(messages);
      if (!message) return;
      const rest = messages.filter((other) => other !== message);
      const fate = perfect ? 99 : chance.below(100);
      const { flight } = message;
      if (message.what === 'answer') {
        messages = rest;
        if (fate < 8) fail(flight);
        else if (fate < 13) {
          const text = message.answer.text.slice(0, chance.below(message.answer.text.length));
          settle(flight, () => flight.resolve({ ...message.answer, text }));
        } else settle(flight, () => flight.resolve(message.answer));
        return;
      }
      if (fate < 8) {
        messages = rest;
        fail(flight);
      } else if (fate < 12) fail(flight);
      else if (fate < 16) {
        messages = rest;
        const status = chance.of([500, 502, 503, 429]) ?? 500;
        settle(flight, () => flight.resolve({ status, text: 'x' }));
      } else {
        if (fate >= 26) messages = rest;
        await reach(flight);
      }
    },
    pass(time) {
      for (const flight of flights) if (time - flight.at > GIVES_UP_MS) fail(flight);
      messages = messages.filter(({ flight }) => time - flight.at <= LOST_MS);
    },
    clear() {
      for (const flight of flights) fail(flight);
      messages = [];
    },
  };
}

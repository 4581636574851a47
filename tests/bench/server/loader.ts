import { fork, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Crowd, type Order, type Outcome, outcomeSchema, type Run } from './load-messages';

export interface RunOutcome {
  readonly answered: number;
  readonly took: number;
  readonly p50: number;
  readonly p99: number;
}

/** The process that produces the load. */
export interface Loader {
  readonly pid: number;
  use(crowd: Crowd): Promise<void>;
  run(run: Run): Promise<RunOutcome>;
  /** Opens WebSockets up to a number. */
  openSockets(count: number): Promise<void>;
  stop(): void;
}

export function startLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'load.ts'), { execArgv: process.execArgv });
  const order = (message: Order): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('The process that makes the load ended.'));
      child.once('exit', ended);
      child.once('message', (answer) => {
        child.off('exit', ended);
        const outcome = v.parse(outcomeSchema, answer);
        if ('failed' in outcome) reject(new Error(outcome.failed));
        else resolve(outcome);
      });
      child.send(message);
    });
  return {
    pid: child.pid ?? -1,
    async use(crowd) {
      await order({ crowd });
    },
    async run(run) {
      const outcome = await order({ run });
      if (!('answered' in outcome)) throw new Error('A run told no figures.');
      return outcome;
    },
    async openSockets(count) {
      await order({ sockets: count });
    },
    stop: () => child.disconnect(),
  };
}

/**
 * Binds a process to one core, so that "on one core" includes all its threads. False if the system
 * cannot.
 */
export function keepOnCore(pid: number, core: number): boolean {
  return spawnSync('taskset', ['-apc', String(core), String(pid)]).status === 0;
}

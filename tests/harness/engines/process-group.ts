import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const STRAGGLERS_MS = 5000;
/** A limit for what hangs, not a measure. */
const START_MS = 60_000;

const SETPRIV = '/usr/bin/setpriv';

/** A program and everything that it starts. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  /** Resolves once the program has ended, and a moment later at most the processes that it started. */
  readonly ended: Promise<void>;
  kill(signal?: NodeJS.Signals): void;
}

/** Starts a program in a process group of its own. It ends with this process, killed or not. */
export function startGroup(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ProcessGroup {
  const child = spawn(SETPRIV, ['--pdeathsig', 'KILL', program, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const ended = new Promise<void>((resolve) => {
    child.once('close', resolve);
    child.once('exit', () => {
      // One that left the group may hold the output for as long as it lives.
      setTimeout(resolve, STRAGGLERS_MS).unref();
    });
  });
  return { child, ended, kill };
}

/** The first line of a program's output that a pattern fits; rejects when none comes. */
export function lineOf(group: ProcessGroup, pattern: RegExp): Promise<RegExpExecArray> {
  const { child, ended } = group;
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const fail = (what: string) =>
      reject(new Error(`${child.spawnargs.slice(3).join(' ')} ${what}:\n${lines.join('\n')}`));
    const timer = setTimeout(() => fail('did not start'), START_MS);
    const note = (line: string) => {
      lines.push(line);
      const found = pattern.exec(line);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    for (const output of [child.stdout, child.stderr]) {
      // The pipes stay open and are read, because a program stops once its output pipe is full.
      if (output) createInterface({ input: output }).on('line', note);
    }
    child.once('error', reject);
    void ended.then(() => {
      clearTimeout(timer);
      fail('ended');
    });
  });
}

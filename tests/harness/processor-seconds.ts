import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

export interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly program: string;
  /** Distinguishes processes with the same number. */
  readonly startedAt: string;
  readonly seconds: number;
}

/** Parses /proc/<pid>/stat, in which a program's name may contain spaces and brackets. */
export function readProcess(line: string): ProcessLine {
  const [open, close] = [line.indexOf('('), line.lastIndexOf(')')];
  const fields = line.slice(close + 2).split(' ');
  const [, parent, user, system, startedAt = ''] = [0, 1, 11, 12, 19].map((nth) => fields[nth]);
  return {
    pid: Number(line.slice(0, open)),
    parent: Number(parent),
    program: line.slice(open + 1, close),
    startedAt,
    seconds: (Number(user) + Number(system)) / TICKS,
  };
}

/** All processes of the machine; none outside of Linux. */
export function allProcesses(): ProcessLine[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      return [readProcess(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** The processes that descend from one of `roots`, and the roots. */
export function treeOf(lines: readonly ProcessLine[], roots: readonly number[]): ProcessLine[] {
  const parents = new Map(lines.map(({ pid, parent }) => [pid, parent]));
  return lines.filter(({ pid }) => {
    let at: number | undefined = pid;
    while (at !== undefined && !roots.includes(at)) at = parents.get(at);
    return at !== undefined;
  });
}

/** Sums processor time by program. The use of a process after the last look is not counted. */
export function createProcessorMeter() {
  const seen = new Map<string, ProcessLine>();
  return {
    look(lines: readonly ProcessLine[]): void {
      for (const line of lines) seen.set(`${line.pid} ${line.startedAt}`, line);
    },
    /** For instance "Processors: 1640 of 1700 s (chromium 820, node 700, postgres 120)". */
    report(availableSeconds: number): string {
      const programs = new Map<string, number>();
      for (const { program, seconds } of seen.values()) {
        programs.set(program, (programs.get(program) ?? 0) + seconds);
      }
      const most = [...programs].sort(([, one], [, other]) => other - one);
      const sum = most.reduce((total, [, seconds]) => total + seconds, 0);
      const shown = most
        .filter(([, seconds]) => seconds >= 1)
        .map(([program, seconds]) => `${program} ${Math.round(seconds)}`);
      return `Processors: ${Math.round(sum)} of ${Math.round(availableSeconds)} s (${shown.join(', ')})`;
    },
  };
}

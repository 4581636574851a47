import { readFileSync } from 'node:fs';

/** Linux counts processor time in units of 10 ms. */
const TICK_MS = 10;

/** Processor time of a process so far, ms; NaN where the system has no figure. */
export function cpuTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the name, which may contain anything: numbers 12 and 13.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

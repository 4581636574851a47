import { rename, writeFile } from 'node:fs/promises';
import { plural } from '#words/format/plural';
import type { Drilled } from './drill';

/** The report of a drill that passed, in one line for the operator. */
export function drilledWords({ at, people, records }: Drilled, tookMs: number): string {
  const made = new Date(at).toISOString().replace('T', ' ').slice(0, 16);
  const accounts = plural(people, { zero: 'nenhuma conta', one: '1 conta', other: '# contas' });
  const kept = plural(records, {
    zero: 'nenhum registro',
    one: '1 registro',
    other: '# registros',
  });
  return (
    `Sim: o backup de ${made} UTC volta. Tem ${accounts} e ${kept}; um treino novo foi gravado ` +
    `e lido nele. O ensaio levou ${Math.ceil(tookMs / 1000)} s.`
  );
}

/** The outcome of a drill, for a monitor. */
export interface DrillOutcome {
  /** Null if it did not pass. */
  readonly drilled: Drilled | null;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The figures of a drill in the text format of Prometheus 0.0.4; instants in epoch seconds. */
export function drillMetrics({ drilled, startedAt, endedAt }: DrillOutcome): string {
  const figures: [name: string, help: string, value: number][] = [
    ['success', '1 if the last drill of a backup passed.', drilled ? 1 : 0],
    ['end_time_seconds', 'When the last drill ended.', endedAt / 1000],
    ['duration_seconds', 'How long the last drill took.', (endedAt - startedAt) / 1000],
  ];
  if (drilled) {
    figures.push(
      ['backup_time_seconds', 'When the tried backup was made.', drilled.at / 1000],
      ['backup_people', 'Accounts in the tried backup.', drilled.people],
      ['backup_records', 'Records in the tried backup.', drilled.records],
    );
  }
  const lines = figures.flatMap(([name, help, value]) => [
    `# HELP anilha_drill_${name} ${help}`,
    `# TYPE anilha_drill_${name} gauge`,
    `anilha_drill_${name} ${value}`,
  ]);
  return `${lines.join('\n')}\n`;
}

/** Replaces a file at once, because a monitor may read it at any moment. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.partial`, text);
  await rename(`${path}.partial`, path);
}

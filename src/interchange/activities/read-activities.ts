import { IMPORT_LIMITS } from '../limits';
import type { ReadTable, Remark, Unreadable, Warning } from '../model';
import type { ReadActivity } from './activity';
import { readFit } from './read-fit';
import { readTcx } from './read-tcx';

/** An activity file, read into memory. */
export type ActivityFile = { readonly name: string } & (
  | { readonly format: 'fit'; readonly bytes: Uint8Array }
  | { readonly format: 'tcx'; readonly text: string }
);

/** Reads activity files one by one, so that one of them is in memory. */
export interface ActivityReader {
  take(file: ActivityFile): void;
  end(): ReadTable | { readonly unreadable: Unreadable };
}

export function createActivityReader(): ActivityReader {
  const read: ReadActivity[] = [];
  const warnings: Warning[] = [];
  const formats = new Set<ActivityFile['format']>();
  let files = 0;
  let damaged = 0;
  return {
    take(file) {
      files += 1;
      formats.add(file.format);
      const { name } = file;
      const activity =
        file.format === 'fit' ? readFit(file.bytes, files) : readTcx(file.text, files);
      const fault =
        activity === null ? 'damaged' : activity.workouts.length === 0 ? 'no-activity' : null;
      if (activity === null) damaged += 1;
      if (fault) warnings.push({ line: files, file: name, code: fault, text: '' });
      if (!activity) return;
      read.push(activity);
      warnings.push(...activity.warnings.map((warning) => ({ ...warning, file: name })));
    },
    end() {
      const workouts = read.flatMap((one) => one.workouts);
      const sets = read.reduce((sum, one) => sum + one.sets, 0);
      if (sets > IMPORT_LIMITS.tableRows) {
        return { unreadable: { reason: 'too-many-rows', rows: sets } };
      }
      if (workouts.length === 0) {
        const reason = damaged > 0 && damaged === files ? 'broken' : 'no-activity';
        return { unreadable: { reason } };
      }
      const withSets = read.filter((one) => one.sets > 0);
      const remarks: Remark[] = [];
      if (workouts.some(({ exercises }) => exercises.length === 0)) remarks.push('only-times');
      if (read.some(({ sensors }) => sensors)) remarks.push('sensors');
      return {
        source: formats.has('fit') ? 'fit' : 'tcx',
        rows: sets,
        workouts,
        warnings,
        remarks,
        unread: [],
        unit: {
          value: withSets.length > 0 && withSets.every(({ pounds }) => pounds) ? 'lb' : 'kg',
          known: true,
        },
      };
    },
  };
}

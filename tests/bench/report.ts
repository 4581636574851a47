/** The target of a figure in words, and whether it is met. */
export interface Target {
  readonly says: string;
  readonly holds: boolean;
}

/** Prints each figure at once, and remembers whether all targets are met. */
export interface Report {
  title(text: string): void;
  /** Figures side by side; without a target they are only printed. */
  line(name: string, figures: readonly string[], target?: Target): void;
  /** The targets missed so far. */
  readonly missed: readonly string[];
}

export function createReport(): Report {
  const missed: string[] = [];
  let title = '';
  return {
    missed,
    title(text) {
      title = text;
      console.info(`\n${text}`);
    },
    line(name, figures, target) {
      if (target && !target.holds) missed.push(`${title}: ${name}, ${target.says}`);
      const mark = target ? (target.holds ? 'ok   ' : 'MISS ') : '     ';
      const columns = figures.map((figure) => figure.padStart(12)).join('');
      console.info(`${mark}${name.padEnd(34)}${columns}   ${target?.says ?? ''}`.trimEnd());
    },
  };
}

export function atMost(value: number, most: number, unit: string): Target {
  return { says: `at most ${most} ${unit}`, holds: value <= most };
}

export function atLeast(value: number, least: number, unit: string): Target {
  return { says: `at least ${least} ${unit}`, holds: value >= least };
}

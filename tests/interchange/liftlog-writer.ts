interface Session {
  /** The start in UTC, as epoch seconds. */
  readonly start: number;
  readonly title: string;
  readonly exercises: readonly {
    readonly name: string;
    /** Loads in grams. */
    readonly sets: readonly { readonly load: number; readonly reps: number }[];
  }[];
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return bytes;
}

const integer = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const message = (field: number, ...parts: readonly number[][]) => {
  const content = parts.flat();
  return [...varint(field * 8 + 2), ...varint(content.length), ...content];
};
const text = (field: number, value: string) => message(field, [...new TextEncoder().encode(value)]);

function fixed(field: number, value: number): number[] {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setInt32(0, value, true);
  return [...varint(field * 8 + 5), ...new Uint8Array(bytes.buffer)];
}

/** A backup of LiftLog before 2026, written by its field numbers. */
export function liftLogBytes(sessions: readonly Session[]): Uint8Array<ArrayBuffer> {
  const bytes = sessions.flatMap(({ start, title, exercises }) => {
    const at = new Date(start * 1000);
    const date = (field: number) =>
      message(
        field,
        integer(1, at.getUTCFullYear()),
        integer(2, at.getUTCMonth() + 1),
        integer(3, at.getUTCDate()),
      );
    const time = (field: number) =>
      message(
        field,
        integer(1, at.getUTCHours()),
        integer(2, at.getUTCMinutes()),
        integer(3, at.getUTCSeconds()),
      );
    const set = ({ load, reps }: Session['exercises'][number]['sets'][number]) =>
      message(
        3,
        message(1, integer(1, reps), time(2), date(3)),
        message(2, integer(1, Math.floor(load / 1000)), fixed(2, (load % 1000) * 1_000_000)),
        integer(3, 1),
      );
    const recorded = exercises.map(({ name, sets }) =>
      message(3, message(1, text(1, name)), ...sets.map(set)),
    );
    return message(1, text(2, title), ...recorded, date(4));
  });
  return new Uint8Array(bytes);
}

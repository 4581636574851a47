import { SET_KINDS, type SetKind, type Side, type WorkoutSet } from '#domain/workouts/shape';
import { setNumber } from '#domain/workouts/turns';

const WORDS: Record<SetKind, { label: string; mark: string; hint: string }> = {
  normal: { label: 'Série normal', mark: '', hint: 'Conta no volume e nos recordes' },
  warmup: { label: 'Aquecimento', mark: 'A', hint: 'Não conta no volume nem nos recordes' },
  drop: { label: 'Drop-set', mark: 'D', hint: 'Menos carga logo em seguida, sem descanso' },
  failure: { label: 'Falha', mark: 'F', hint: 'Até não sair mais nenhuma repetição' },
  rest_pause: {
    label: 'Rest-pause',
    mark: 'P',
    hint: 'Pausas curtas com a mesma carga, numa série só',
  },
  cluster: { label: 'Cluster', mark: 'C', hint: 'Minisséries com pausas curtas, numa série só' },
  amrap: { label: 'Máximo de repetições', mark: 'M', hint: 'Quantas saírem com boa técnica' },
};

/** The kinds in the order of a menu. */
export const setKindsInOrder: readonly SetKind[] = SET_KINDS;

/** The name of a kind of set: "Aquecimento". */
export function setKindLabel(kind: SetKind): string {
  return WORDS[kind].label;
}

/** The letter in place of the set's number: "A" for a warm-up, empty for a working set. */
export function setKindMark(kind: SetKind): string {
  return WORDS[kind].mark;
}

/** The meaning of the kind in one line. */
export function setKindHint(kind: SetKind): string {
  return WORDS[kind].hint;
}

const SIDES: Record<Side, { mark: string; label: string }> = {
  left: { mark: 'E', label: 'lado esquerdo' },
  right: { mark: 'D', label: 'lado direito' },
};

/** The letter after the number of a one-sided set: "E"; empty for both sides. */
export function sideMark(side: Side | null): string {
  return side ? SIDES[side].mark : '';
}

/** "lado esquerdo". */
export function sideLabel(side: Side): string {
  return SIDES[side].label;
}

/** The side after something else: ", lado esquerdo"; empty for both. */
export function afterComma(side: Side | null): string {
  return side ? `, ${SIDES[side].label}` : '';
}

/** "Série 2", "Aquecimento 1", with a count "Série 2 de 3". */
export function numberedSet(kind: SetKind, number: number, count?: number): string {
  const of = count === undefined ? '' : ` de ${count}`;
  return `${kind === 'warmup' ? 'Aquecimento' : 'Série'} ${number}${of}`;
}

/** A set by its number inside a sentence: "série 2", "aquecimento 1 de 2". */
export function numberedSetInside(kind: SetKind, number: number, count?: number): string {
  return numberedSet(kind, number, count).toLowerCase();
}

/** The kind after the number: ", drop-set"; empty where the number says it already. */
export function kindAfterComma(kind: SetKind): string {
  return kind === 'normal' || kind === 'warmup' ? '' : `, ${WORDS[kind].label.toLowerCase()}`;
}

/** The name of a set's menu: "Opções da série 2, lado esquerdo", "Opções do aquecimento 1". */
export function setMenuName(kind: SetKind, number: number, side: Side | null): string {
  const of = kind === 'warmup' ? 'do' : 'da';
  return `Opções ${of} ${numberedSetInside(kind, number)}${afterComma(side)}`;
}

/** A set that happened: "Série 3 registrada", "Aquecimento 1, lado direito, registrado". */
export function setPassed(
  kind: SetKind,
  number: number,
  side: Side | null,
  verb: 'registrad' | 'reabert',
): string {
  const name = `${numberedSet(kind, number)}${afterComma(side)}${side ? ',' : ''}`;
  return `${name} ${verb}${kind === 'warmup' ? 'o' : 'a'}`;
}

/** The names of an exercise's sets: "Série 2, drop-set", "Aquecimento 1". */
export function setNames(
  sets: readonly Pick<WorkoutSet, 'key' | 'kind' | 'side'>[],
): readonly { readonly key: string; readonly name: string }[] {
  return sets.map((set) => {
    const name = numberedSet(set.kind, setNumber(sets, set));
    return { key: set.key, name: `${name}${kindAfterComma(set.kind)}${afterComma(set.side)}` };
  });
}

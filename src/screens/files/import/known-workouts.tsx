import { type PluralForms, plural } from '#words/format/plural';
import type { KnownAs } from '../../../interchange/matching/duplicates';
import { CheckboxField } from '../../../ui/field/checkbox-field';

const WORDS: Readonly<Record<KnownAs, PluralForms & { readonly hint: string }>> = {
  same: {
    zero: '',
    one: 'Trazer também 1 treino que já está aqui',
    other: 'Trazer também # treinos que já estão aqui',
    hint: 'Começaram no mesmo minuto e têm as mesmas séries.',
  },
  changed: {
    zero: '',
    one: 'Trazer também 1 treino que está aqui com outras séries',
    other: 'Trazer também # treinos que estão aqui com outras séries',
    hint: 'Começaram no mesmo minuto, com os mesmos exercícios, mas as cargas, as repetições ou o número de séries mudaram. Sem marcar, ficam como estão aqui. Marcando, os dois ficam no histórico.',
  },
};

interface KnownWorkoutsProps {
  /** Numbers of workouts. */
  known: Readonly<Record<KnownAs, number>>;
  /** The kinds that are imported all the same. */
  brought: ReadonlySet<KnownAs>;
  onChange: (brought: ReadonlySet<KnownAs>) => void;
}

/** Workouts of the file that exist here, with the choice of importing them all the same. */
export function KnownWorkouts({ known, brought, onChange }: KnownWorkoutsProps) {
  return (['same', 'changed'] as const).map((kind) => {
    const count = known[kind];
    const { hint, ...forms } = WORDS[kind];
    return count === 0 ? null : (
      <CheckboxField
        key={kind}
        label={plural(count, forms)}
        hint={hint}
        checked={brought.has(kind)}
        onChange={({ target }) => {
          const others = [...brought].filter((one) => one !== kind);
          onChange(new Set(target.checked ? [...others, kind] : others));
        }}
      />
    );
  });
}

import { useState } from 'react';
import type {
  BodyQuestion,
  BodyRoles,
  ColumnQuestion,
  ColumnRole,
  ColumnRoles,
} from '../../../interchange/model';
import { BODY_ROLES, COLUMN_ROLES } from '../../../interchange/model';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';
import { bodyRoleWords, columnTitle, exampleWords, roleWords } from './words/column-words';

interface ChooseColumnsProps {
  name: string;
  question: ColumnQuestion;
  /** The roles chosen before; null for the guess. */
  roles: ColumnRoles | null;
  onChosen: (roles: ColumnRoles) => void;
  onCancel: () => void;
}

const NONE = '';

/** Asks what each column of an unknown table is, with a guess filled in. */
export function ChooseColumns(props: ChooseColumnsProps) {
  const { name, question, onChosen, onCancel } = props;
  const [roles, setRoles] = useState<ColumnRoles>(props.roles ?? question.guess);
  const doubtful = question.doubtfulSets;
  const whole = roles.date !== undefined && roles.exercise !== undefined;

  return (
    <Card as="section" padding="l" labelledBy="columns-title">
      <p className={styles.fileName}>{name}</p>
      <SpokenTitle id="columns-title">O que é cada coluna?</SpokenTitle>
      <p className={styles.text}>
        Confira o que adivinhamos. Da próxima vez, um arquivo com as mesmas colunas é lido direto.
      </p>
      {doubtful !== undefined && (
        <div className={styles.question}>
          <SegmentedControl
            legend={`A coluna “${question.columns[doubtful]?.title}” diz`}
            options={[
              { value: 'sets', label: 'Quantas foram' },
              { value: 'order', label: 'Qual delas é' },
            ]}
            value={roles.order === doubtful ? 'order' : 'sets'}
            onChange={(role) => {
              const { sets: _, order: __, ...others } = roles;
              setRoles({ ...others, [role]: doubtful });
            }}
          />
          <p className={styles.hint}>
            Se cada linha é uma série só, numerada 1, 2, 3, ela diz qual delas é.
          </p>
        </div>
      )}
      <ColumnList
        columns={question.columns.map((column, index) => {
          const guessed = COLUMN_ROLES.filter((role) => question.guess[role] === index);
          return { ...column, index, likely: [...guessed, ...LIKELY[column.form]] };
        })}
        all={COLUMN_ROLES}
        roles={roles}
        words={roleWords}
        onRoles={setRoles}
      />
      {!whole && <p className={styles.hint}>Diga qual coluna tem a data e qual tem o exercício.</p>}
      <Acts isWhole={whole} onRead={() => onChosen(roles)} onCancel={onCancel} />
    </Card>
  );
}

/** The usual roles of columns with dates, figures or words, most likely first. */
const LIKELY: Readonly<Record<ColumnQuestion['columns'][number]['form'], readonly ColumnRole[]>> = {
  dates: ['date', 'time', 'end'],
  figures: ['load', 'reps', 'sets', 'order', 'seconds', 'distance', 'effort', 'rest'],
  words: ['exercise', 'workout', 'load', 'reps', 'sets', 'seconds', 'note'],
  empty: [],
};

interface ChooseMeasuresProps {
  /** Name of the file. */
  name: string;
  question: BodyQuestion;
  onChosen: (roles: BodyRoles) => void;
  onCancel: () => void;
}

/** Asks what the columns of a table of days and figures are. */
export function ChooseMeasures({ name, question, onChosen, onCancel }: ChooseMeasuresProps) {
  const [roles, setRoles] = useState<BodyRoles>(question.guess);
  const { date, time: _, ...measures } = roles;
  const isWhole = date !== undefined && Object.keys(measures).length > 0;

  return (
    <Card as="section" padding="l" labelledBy="columns-title">
      <p className={styles.fileName}>{name}</p>
      <SpokenTitle id="columns-title">O que é cada coluna?</SpokenTitle>
      <p className={styles.text}>
        O arquivo tem datas e números, e não conhecemos os títulos dele. Se são medidas do seu
        corpo, diga o que é cada coluna; as outras ficam de fora.
      </p>
      <ColumnList
        columns={question.columns.map((column, index) => ({
          ...column,
          index,
          likely: BODY_ROLES,
        }))}
        all={BODY_ROLES}
        roles={roles}
        words={bodyRoleWords}
        onRoles={setRoles}
      />
      {!isWhole && (
        <p className={styles.hint}>Diga qual coluna tem a data e qual tem uma medida.</p>
      )}
      <Acts isWhole={isWhole} onRead={() => onChosen(roles)} onCancel={onCancel} />
    </Card>
  );
}

type Roles<Role extends string> = Readonly<Partial<Record<Role, number>>>;

interface ColumnListProps<Role extends string> {
  columns: readonly {
    readonly index: number;
    readonly title: string;
    readonly examples: readonly string[];
    /** Its probable roles, offered first. */
    readonly likely: readonly Role[];
  }[];
  all: readonly Role[];
  roles: Roles<Role>;
  words: (role: Role) => string;
  onRoles: (roles: Roles<Role>) => void;
}

/** The filled columns of a table with their first values, each with a choice of what it is. */
function ColumnList<Role extends string>(props: ColumnListProps<Role>) {
  const { columns, all, roles, words, onRoles } = props;
  const roleOf = (index: number) => all.find((role) => roles[role] === index);

  function choose(index: number, chosen: Role | undefined) {
    const next: Partial<Record<Role, number>> = { ...roles };
    const before = roleOf(index);
    if (before !== undefined) delete next[before];
    if (chosen !== undefined) next[chosen] = index;
    onRoles(next);
  }

  return (
    <div className={styles.columns}>
      {columns.map(({ index, title, examples, likely }) => {
        const role = roleOf(index);
        if (examples.length === 0 && role === undefined) return null;
        const first = new Set<Role>(role === undefined ? likely : [...likely, role]);
        const others = all.filter((one) => !first.has(one));
        const option = (one: Role) => ({ value: one, label: words(one) });
        return (
          <SelectField
            key={index}
            className={styles.column}
            label={columnTitle(title, index)}
            hint={exampleWords(examples)}
            options={[...[...first].map(option), { value: NONE, label: 'Não ler' }]}
            {...(others.length > 0
              ? { more: { label: 'Outro', options: others.map(option) } }
              : {})}
            value={role ?? NONE}
            onChange={({ target }) =>
              choose(
                index,
                all.find((one) => one === target.value),
              )
            }
          />
        );
      })}
    </div>
  );
}

interface ActsProps {
  /** Whether the needed columns are named. */
  isWhole: boolean;
  onRead: () => void;
  onCancel: () => void;
}

function Acts({ isWhole, onRead, onCancel }: ActsProps) {
  return (
    <div className={styles.acts}>
      <Button size="l" full disabled={!isWhole} onClick={onRead}>
        Ler o arquivo
      </Button>
      <Button variant="plain" full onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}

import { useState } from 'react';
import type {
  BodyQuestion,
  BodyRole,
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
import { bodyRoleWords, columnWords, roleWords } from './words/column-words';

interface ChooseColumnsProps {
  name: string;
  question: ColumnQuestion;
  /** The roles chosen before; null for the guess. */
  roles: ColumnRoles | null;
  onChosen: (roles: ColumnRoles) => void;
  onCancel: () => void;
}

const NONE = '-1';

/** Asks what each column of an unknown table is, with a guess filled in. */
export function ChooseColumns(props: ChooseColumnsProps) {
  const { name, question, onChosen, onCancel } = props;
  const [roles, setRoles] = useState<ColumnRoles>(props.roles ?? question.guess);
  const doubtful = question.doubtfulSets;
  const whole = roles.date !== undefined && roles.exercise !== undefined;

  function choose(role: ColumnRole, column: number | undefined) {
    const { [role]: _, ...others } = roles;
    setRoles(column === undefined ? others : { ...others, [role]: column });
  }

  return (
    <Card as="section" padding="l" labelledBy="columns-title">
      <p className={styles.fileName}>{name}</p>
      <SpokenTitle id="columns-title">O que é cada coluna?</SpokenTitle>
      <p className={styles.text}>
        Não conhecemos esta planilha, mas ela tem datas e exercícios. Confira o que adivinhamos: da
        próxima vez, um arquivo com as mesmas colunas é lido direto.
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
      {COLUMN_ROLES.map((role) => (
        <RoleSelect
          key={role}
          label={roleWords(role)}
          columns={question.columns}
          isNeeded={role === 'date' || role === 'exercise'}
          column={roles[role]}
          onColumn={(column) => choose(role, column)}
        />
      ))}
      <Acts isWhole={whole} onRead={() => onChosen(roles)} onCancel={onCancel} />
    </Card>
  );
}

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

  function choose(role: BodyRole, column: number | undefined) {
    const { [role]: _, ...others } = roles;
    setRoles(column === undefined ? others : { ...others, [role]: column });
  }

  return (
    <Card as="section" padding="l" labelledBy="columns-title">
      <p className={styles.fileName}>{name}</p>
      <SpokenTitle id="columns-title">O que é cada coluna?</SpokenTitle>
      <p className={styles.text}>
        O arquivo tem datas e números, e não conhecemos os títulos dele. Se são medidas do seu
        corpo, diga o que é cada coluna; as outras ficam de fora.
      </p>
      {BODY_ROLES.map((role) => (
        <RoleSelect
          key={role}
          label={bodyRoleWords(role)}
          columns={question.columns}
          isNeeded={role === 'date'}
          column={roles[role]}
          onColumn={(column) => choose(role, column)}
        />
      ))}
      <Acts
        isWhole={date !== undefined && Object.keys(measures).length > 0}
        onRead={() => onChosen(roles)}
        onCancel={onCancel}
      />
    </Card>
  );
}

interface RoleSelectProps {
  label: string;
  columns: BodyQuestion['columns'];
  isNeeded: boolean;
  column: number | undefined;
  onColumn: (column: number | undefined) => void;
}

function RoleSelect({ label, columns, isNeeded, column, onColumn }: RoleSelectProps) {
  const options = columns.map((one, index) => ({
    value: String(index),
    label: columnWords(one, index),
  }));
  return (
    <SelectField
      label={label}
      options={isNeeded ? options : [{ value: NONE, label: 'Nenhuma' }, ...options]}
      {...(isNeeded ? { placeholder: 'Escolha a coluna' } : {})}
      value={String(column ?? (isNeeded ? '' : NONE))}
      onChange={({ target }) => onColumn(target.value === NONE ? undefined : Number(target.value))}
    />
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

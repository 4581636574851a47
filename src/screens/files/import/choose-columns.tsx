import { useState } from 'react';
import type { ColumnQuestion, ColumnRole, ColumnRoles } from '../../../interchange/model';
import { COLUMN_ROLES } from '../../../interchange/model';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';
import { columnWords, roleWords } from './words/column-words';

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
  const options = question.columns.map((column, index) => ({
    value: String(index),
    label: columnWords(column, index),
  }));
  const doubtful = question.doubtfulSets;
  const whole = roles.date !== undefined && roles.exercise !== undefined;

  function choose(role: ColumnRole, value: string) {
    const { [role]: _, ...others } = roles;
    setRoles(value === NONE ? others : { ...others, [role]: Number(value) });
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
      {COLUMN_ROLES.map((role) => {
        const needed = role === 'date' || role === 'exercise';
        return (
          <SelectField
            key={role}
            label={roleWords(role)}
            options={needed ? options : [{ value: NONE, label: 'Nenhuma' }, ...options]}
            {...(needed ? { placeholder: 'Escolha a coluna' } : {})}
            value={String(roles[role] ?? (needed ? '' : NONE))}
            onChange={({ target }) => choose(role, target.value)}
          />
        );
      })}
      <div className={styles.acts}>
        <Button size="l" full disabled={!whole} onClick={() => onChosen(roles)}>
          Ler o arquivo
        </Button>
        <Button variant="plain" full onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Card>
  );
}

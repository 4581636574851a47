import { personColumn, personRole } from '#words/coaching/invitation-list';
import {
  PERSON_ROLES,
  type PeopleTable,
  type PersonRoles,
} from '../../../interchange/people/people-table';
import { Disclosure } from '../../../ui/control/disclosure';
import { SelectField } from '../../../ui/field/select-field';
import styles from './invite-list.module.css';

const NONE = '-1';

/** The divided list and what its columns say, while the screen is open. */
export interface Divided {
  readonly table: PeopleTable;
  readonly roles: PersonRoles;
}

interface ColumnRolesPartProps {
  divided: Divided;
  onRoles: (roles: PersonRoles) => void;
}

/** Selects the meaning of each column; open while no column has the names. */
export function ColumnRolesPart({ divided, onRoles }: ColumnRolesPartProps) {
  const { table, roles } = divided;
  const { columns } = table;
  // A list without columns is read line by line.
  if (columns.length < 2) return null;
  const options = columns.map(({ title, example }, index) => ({
    value: String(index),
    label: personColumn(title, example, index),
  }));
  const read = new Set(Object.values(roles));
  const unread = columns.flatMap(({ title, example }, index) =>
    read.has(index) || example === '' ? [] : [title === '' ? `Coluna ${index + 1}` : title],
  );
  return (
    <Disclosure title="O que é cada coluna" open={roles.name === undefined}>
      <div className={styles.columns}>
        {PERSON_ROLES.map((role) => (
          <SelectField
            key={role}
            label={personRole(role)}
            options={[{ value: NONE, label: 'Nenhuma' }, ...options]}
            value={String(roles[role] ?? NONE)}
            onChange={({ target }) => {
              const { [role]: _, ...others } = roles;
              const column = Number(target.value);
              onRoles(column < 0 ? others : { ...others, [role]: column });
            }}
          />
        ))}
      </div>
      {unread.length > 0 && <p>Ficam de fora as colunas: {unread.join(', ')}.</p>}
    </Disclosure>
  );
}

import { useMemo, useState } from 'react';
import { useInvitationList } from '../../../data/coaching/invitation-list';
import { checkPeople } from '../../../interchange/people/check-people';
import {
  type PeopleTable,
  type PersonRoles,
  personTextsOf,
  readPeopleTable,
} from '../../../interchange/people/people-table';
import { BackBar } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import type { Divided } from './column-roles-part';
import { ListPreview } from './list-preview';
import { ListSent } from './list-sent';
import { ListStart } from './list-start';

/** Invites a list of people: paste or choose it, look it over, send, hand over the links. */
export default function InviteList() {
  const list = useInvitationList();
  const { rows, known } = list;
  const [divided, setDivided] = useState<Divided | null>(null);
  const [looking, setLooking] = useState(false);
  const checked = useMemo(() => {
    const people = checkPeople(
      rows.map(({ texts }) => texts),
      known,
    );
    return rows.flatMap((row, nth) => {
      const person = people[nth];
      if (!person) return [];
      // An open invitation may be this row's own, whose answer was lost.
      const own = (one: string) => one === 'is_invited' && row.chosen === true;
      const warnings = person.warnings.filter((one) => !own(one));
      return [{ row, person: { ...person, warnings } }];
    });
  }, [rows, known]);
  const unsent = checked.filter(({ row }) => row.answer === null);
  const waiting = unsent.some(({ row }) => row.chosen === true);
  const sent = rows.some(({ answer }) => answer !== null) && !waiting && !looking;

  function name(table: PeopleTable, roles: PersonRoles) {
    setDivided({ table, roles });
    list.take(personTextsOf(table, roles));
  }
  function again() {
    setDivided(null);
    setLooking(false);
    list.clear();
  }

  return (
    <>
      <BackBar title="Convidar vários" href="/app/students" label="Voltar aos alunos" />
      <Page>
        {rows.length === 0 ? (
          <ListStart
            onText={(text) => {
              const table = readPeopleTable(text);
              name(table, table.guess);
            }}
          />
        ) : sent ? (
          <ListSent
            checked={checked}
            left={unsent.length}
            onHanded={(key) => list.change(key, { handed: true })}
            onLeft={() => setLooking(true)}
            onAgain={again}
          />
        ) : (
          <ListPreview
            checked={checked}
            divided={divided}
            onRoles={(roles) => divided && name(divided.table, roles)}
            onChange={list.change}
            onSend={async (people, terms) => {
              await list.send(people, terms);
              setLooking(false);
            }}
            onAgain={again}
          />
        )}
      </Page>
    </>
  );
}

import { useState } from 'react';
import type { MeasuredPerson } from '../../../interchange/body/model';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';
import { personName, personRows } from './words/body-words';

interface ChoosePeopleProps {
  /** Name of the file. */
  name: string;
  people: readonly MeasuredPerson[];
  of: 'measures' | 'training';
  onChosen: (names: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks which people of a table to import. No name is ticked before. */
export function ChoosePeople({ name, people, of, onChosen, onCancel }: ChoosePeopleProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isBySheet = people.some(({ isSheet }) => isSheet);

  function choose(person: string, is: boolean) {
    const next = new Set(chosen);
    if (is) next.add(person);
    else next.delete(person);
    setChosen(next);
  }

  return (
    <Card as="section" padding="l" labelledBy="people-title">
      <p className={styles.fileName}>{name}</p>
      <SpokenTitle id="people-title">
        {of === 'measures' ? 'Quais medidas são suas?' : 'Quais treinos são seus?'}
      </SpokenTitle>
      <p className={styles.text}>
        {isBySheet
          ? 'Cada aba parece ser de uma pessoa. Marque só as suas; as outras ficam de fora. Se todas são suas, marque todas.'
          : `O arquivo tem ${of === 'measures' ? 'medidas' : 'treinos'} de mais de uma pessoa. Marque só o seu nome; as linhas das outras ficam de fora. Se o seu nome aparece de dois jeitos, marque os dois.`}
      </p>
      <fieldset className={styles.people}>
        <legend>
          <VisuallyHidden>{isBySheet ? 'Abas do arquivo' : 'Pessoas no arquivo'}</VisuallyHidden>
        </legend>
        {people.map((person) => (
          <CheckboxField
            key={person.name}
            label={personName(person)}
            hint={personRows(person)}
            checked={chosen.has(person.name)}
            onChange={({ target }) => choose(person.name, target.checked)}
          />
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button size="l" full disabled={chosen.size === 0} onClick={() => onChosen([...chosen])}>
          {of === 'measures' ? 'Ver as medidas' : 'Ver os treinos'}
        </Button>
        <Button variant="plain" full onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Card>
  );
}

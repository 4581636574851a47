import { EQUIPMENT, type Equipment } from '#domain/exercises/exercise';
import type { Gym } from '#domain/gyms/shape';
import { equipmentLabel } from '#words/exercises/equipment';
import { capitalise } from '#words/format/list';
import { FilterChip } from '../../../ui/control/chip';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import type { SaveGym } from './gym';
import styles from './gym.module.css';

/** Body weight is always available, and `other` is unknown. */
const CHOICES = EQUIPMENT.filter((code) => code !== 'bodyweight' && code !== 'other');

/** The gym's equipment, used by the filter "tenho aqui" in the list of exercises. */
export function EquipmentCard({ gym, onSave }: { gym: Gym; onSave: SaveGym }) {
  const { equipment } = gym;

  function toggle(code: Equipment, isThere: boolean) {
    const others = (equipment ?? []).filter((each) => each !== code);
    void onSave({ equipment: isThere ? [...others, code] : others });
  }

  return (
    <Card as="section" padding="l" labelledBy="gym-equipment">
      <h2 id="gym-equipment">Equipamentos</h2>
      <SwitchRow
        label="Tem de tudo"
        hint="Desligue para marcar só o que há, e filtrar os exercícios por isso."
        checked={equipment === null}
        onChange={(all) => void onSave({ equipment: all ? null : EQUIPMENT })}
      />
      {equipment !== null && (
        <fieldset className={styles.chips} aria-label="O que há aqui">
          {CHOICES.map((code) => (
            <FilterChip
              key={code}
              pressed={equipment.includes(code)}
              onChange={(isThere) => toggle(code, isThere)}
            >
              {capitalise(equipmentLabel(code))}
            </FilterChip>
          ))}
        </fieldset>
      )}
    </Card>
  );
}

import { localDay } from '#domain/local-day';
import { shortDay, timeOfDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import { useLostChanges, useLostCommands } from '../../../data/device/lost-changes';
import { zoneHere } from '../../../data/store/zone-here';
import { Button } from '../../../ui/control/button';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './profile.module.css';

/** Changes in students' records that were lost: number and time only, without personal data. */
export function LostSection() {
  const lost = useLostChanges();
  const commands = useLostCommands();
  if (lost.length === 0) return null;
  const timeZone = zoneHere();
  return (
    <section className={styles.refused} aria-labelledby="lost-title">
      <SectionTitle id="lost-title">Não entraram na conta de alunos</SectionTitle>
      <ul className={styles.changes}>
        {lost.map(({ count, at }) => (
          <li key={at} className={styles.change}>
            <p className={styles.changeName}>
              {plural(count, { zero: '', one: '1 mudança', other: '# mudanças' })}{' '}
              <span>
                · {shortDay(localDay(at, timeZone))}, {timeOfDay(at, timeZone)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        A pessoa encerrou o vínculo ou mudou o que compartilha antes de elas chegarem. O conteúdo
        não fica neste aparelho.
      </p>
      <div className={styles.acts}>
        <Button variant="plain" onClick={() => commands?.drop()}>
          Entendi
        </Button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import type { StudentLink } from '../../../data/coaching/students';
import { StudentSpace } from '../../../data/student-space/student-space';
import { FloorLive } from '../../../live/floor-live';
import { StudentSpaceNotice } from '../../../parts/coaching/student-space-notice';
import { useDevicePreference } from '../../../preferences/use-preferences';
import styles from './floor.module.css';
import { FloorSession } from './floor-session';
import { FloorTile, WaitingTile } from './floor-tile';
import { useColumns } from './use-columns';

/** On a phone one person at a time below a switcher; with enough space all side by side. */
export function FloorBoard({ chosen }: { chosen: readonly StudentLink[] }) {
  const columns = useColumns();
  const [sound] = useDevicePreference('sound');
  const [vibrate] = useDevicePreference('vibrate');
  const [wakeLock] = useDevicePreference('wakeLock');
  const [asked, setAsked] = useState<string | null>(null);
  const shown = chosen.find(({ student }) => student.id === asked) ?? chosen[0];
  const open = columns ? chosen : chosen.filter((each) => each === shown);
  return (
    <FloorLive sound={sound} vibrate={vibrate} wakeLock={wakeLock}>
      <nav className={styles.switcher} aria-label="Quem está no salão" data-columns={columns}>
        {chosen.map(({ student: { id, name } }) => {
          const tile = { name, current: !columns && id === shown?.student.id };
          const onChoose = () => {
            setAsked(id);
            if (columns)
              document.getElementById(`floor-${id}`)?.scrollIntoView({ block: 'nearest' });
            else window.scrollTo({ top: 0 });
          };
          return (
            <StudentSpace
              key={id}
              student={id}
              otherwise={<WaitingTile {...tile} onChoose={onChoose} />}
            >
              <FloorTile {...tile} onChoose={onChoose} />
            </StudentSpace>
          );
        })}
      </nav>
      <div className={styles.board} data-columns={columns} data-over-dock>
        {open.map(({ student: { id, name } }) => (
          <section key={id} id={`floor-${id}`} className={styles.person} aria-label={name}>
            <StudentSpace student={id} otherwise={<StudentSpaceNotice name={name} />}>
              <FloorSession name={name} pinned={!columns} />
            </StudentSpace>
          </section>
        ))}
      </div>
    </FloorLive>
  );
}

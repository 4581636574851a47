import { useSyncStatus } from '../../../data/store/sync-status';
import { RingLoader } from '../../../ui/state/ring-loader';
import styles from './import.module.css';

interface FirstSyncNoteProps {
  /** Set for a file in our format, because its records could overwrite those of the account. */
  own?: boolean;
}

/**
 * Shown while the account may have more records than this device: repeated workouts are not
 * recognised yet.
 */
export function FirstSyncNote({ own = false }: FirstSyncNoteProps) {
  const coming = useSyncStatus().obstacle === null;
  return (
    <div className={styles.firstSync} role="status">
      {coming && <RingLoader size={20} label="" />}
      <p>
        {coming
          ? 'Este aparelho ainda está recebendo os treinos da sua conta. '
          : 'Este aparelho ainda não recebeu os treinos da sua conta. '}
        Até lá, não dá para reconhecer os que já estão nela:{' '}
        {own
          ? 'o que está no arquivo pode ficar por cima do que você mudou depois. '
          : 'eles podem entrar repetidos. '}
        {coming ? 'Espere um pouco' : 'Espere até ter conexão'} ou importe assim mesmo.
      </p>
    </div>
  );
}

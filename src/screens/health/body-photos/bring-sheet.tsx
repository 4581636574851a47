import { plural } from '#words/format/plural';
import { photoRefusal } from '#words/health/photos';
import type { PhotosBrought } from '../../../data/files/photo-zip';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './body-photos.module.css';

const SHOWN = 20;

interface BringSheetProps {
  brought: PhotosBrought;
  onClose: () => void;
}

/** The outcome of an imported archive: added photos, and left-out ones with the reason. */
export function BringSheet({ brought, onClose }: BringSheetProps) {
  const { kept, known, names, refusal } = brought;
  return (
    <Sheet
      open
      size="s"
      title={plural(kept, {
        zero: 'Nenhuma foto nova',
        one: '1 foto trazida',
        other: '# fotos trazidas',
      })}
      onClose={onClose}
      footer={
        <Button size="l" full onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <Stack>
        {refusal && (
          <p className={classNames(textClass.warning, styles.notice)}>{photoRefusal(refusal)}</p>
        )}
        {known > 0 && (
          <p>
            {plural(known, {
              zero: '',
              one: '1 foto já estava neste aparelho.',
              other: '# fotos já estavam neste aparelho.',
            })}
          </p>
        )}
        {names.length > 0 && (
          <>
            <p>
              {plural(names.length, {
                zero: '',
                one: '1 arquivo ficou de fora',
                other: '# arquivos ficaram de fora',
              })}
              : só entram fotos JPEG inteiras com dia e pose no nome, como em
              “2026-11-21-frente.jpg”.
            </p>
            <ul className={styles.names}>
              {names.slice(0, SHOWN).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {names.length > SHOWN && <p>E mais {names.length - SHOWN}.</p>}
          </>
        )}
        {kept > 0 && names.length === 0 && known === 0 && (
          <p>Tudo o que estava no arquivo entrou.</p>
        )}
        {kept + known + names.length === 0 && !refusal && <p>O arquivo está vazio.</p>}
      </Stack>
    </Sheet>
  );
}

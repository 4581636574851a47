import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { missingPart } from '#words/account/account-data';
import { useTakeAlong } from '../../data/account/take-along';
import { useAction } from '../../data/remote/use-action';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/control/button';
import { Card } from '../../ui/display/card';
import { Cluster } from '../../ui/frame/page';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import { datedName, saveMade } from '../input/save-file';
import styles from './data-download.module.css';

type Missing = Parameters<typeof missingPart>[0];

/** A download of all data about the person, with a note about parts that are missing. */
export function DataDownload() {
  return (
    <Card as="section" padding="l" labelledBy="data-download" className={layoutClass.middle}>
      <h2 id="data-download">Baixar meus dados</h2>
      <p className={textClass.hint}>
        Um arquivo .zip com tudo: os dados da conta e das sessões, os consentimentos, o que você
        registrou e as fotos deste aparelho. Abra o leia-me.html para ler; o .anilha entra de novo
        por Importar.
      </p>
      <Cluster>
        <DataDownloadButton />
      </Cluster>
    </Card>
  );
}

export function DataDownloadButton({ full = false }: { full?: boolean }) {
  const takeAlong = useTakeAlong();
  const [missing, setMissing] = useState<readonly Missing[] | null>(null);
  const save = useAction(async () => {
    setMissing(null);
    const made = takeAlong();
    await saveMade(
      datedName('anilha-meus-dados', 'zip'),
      made.then(({ file }) => file),
    );
    setMissing((await made.catch(() => null))?.missing ?? null);
  });
  return (
    <>
      <Button
        variant={full ? 'outline' : 'quiet'}
        size={full ? 'l' : 'm'}
        full={full}
        icon={<FileDown aria-hidden="true" />}
        busy={save.busy}
        onClick={() => void save.run()}
      >
        Baixar meus dados
      </Button>
      <div role="status" className={styles.status}>
        {missing?.length === 0 && <p className={textClass.hint}>Arquivo completo salvo.</p>}
        {missing && missing.length > 0 && (
          <div className={classNames(layoutClass.closeAuto, textClass.warning, styles.missing)}>
            <p>O arquivo foi salvo, mas falta:</p>
            <ul>
              {missing.map((part) => (
                <li key={part}>{missingPart(part)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

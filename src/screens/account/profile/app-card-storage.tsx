import { useEffect, useState } from 'react';
import { megabytesOf } from '#words/format/bytes';
import { useAction } from '../../../data/remote/use-action';
import { keepStorage, type StorageFacts, storageFacts } from '../../../pwa/storage';
import { Button } from '../../../ui/control/button';
import { FactList } from '../../../ui/display/fact-list';
import { notify } from '../../../ui/layer/notify';
import { AppCardMore } from './app-card-more';
import styles from './profile.module.css';

/** Whether the browser promised to keep this device's data, and its size. */
export function AppCardStorage() {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  useEffect(() => {
    let here = true;
    void storageFacts().then((read) => here && setFacts(read));
    return () => {
      here = false;
    };
  }, []);
  const keep = useAction(async () => {
    const answer = await keepStorage();
    if (answer === 'kept') notify.success('Dados protegidos neste aparelho');
    else notify.info('O navegador não garantiu. Instalar o app costuma resolver.');
    setFacts(await storageFacts());
  });
  if (!facts) return null;

  const told: [string, string][] = [
    ['Dados guardados', facts.kept ? 'Protegidos' : 'Não protegidos'],
  ];
  if (facts.used !== null) told.push(['Espaço usado', megabytesOf(facts.used)]);

  return (
    <>
      <FactList facts={told} />
      {!facts.kept && (
        <div className={styles.part}>
          <AppCardMore ask="Saiba mais">
            Se faltar espaço, o navegador pode apagar o que está aqui. O que já foi enviado continua
            na sua conta.
          </AppCardMore>
          {facts.askable && (
            <Button variant="plain" full busy={keep.busy} onClick={() => void keep.run()}>
              Proteger os dados
            </Button>
          )}
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import type { KeptGuardian } from '#domain/account/guardian';
import { guardianText, RELATION_WORDS } from '#words/account/guardian';
import { numericDay } from '#words/format/day';
import { usePrivacy } from '../../../data/account/privacy';
import { GuardianForm } from '../../../parts/account/guardian-form';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { Cluster } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account-privacy.module.css';
import { shownDay } from './day-of';

/** The guardian's authorisation of a minor; absent for people who never needed one. */
export function GuardianCard() {
  const { answer } = usePrivacy();
  if (!answer || (!answer.guardian && !answer.guardianDue)) return null;
  return (
    <Card as="section" padding="l" labelledBy="guardian">
      <h2 id="guardian">Autorização do responsável</h2>
      {answer.guardian ? <Given guardian={answer.guardian} /> : <Due />}
    </Card>
  );
}

function Given({ guardian }: { guardian: KeptGuardian }) {
  const [open, setOpen] = useState(false);
  const { name, relation, contact, version, at } = guardian;
  return (
    <>
      <FactList
        facts={[
          ['Quem autorizou', name],
          ['Vínculo', RELATION_WORDS[relation]],
          ['Contato', contact],
          ['Autorizou em', shownDay(at)],
          ['Versão do texto', numericDay(version)],
        ]}
      />
      <Cluster>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Ler o texto
        </Button>
      </Cluster>
      <Sheet open={open} title="Autorização do responsável" size="s" onClose={() => setOpen(false)}>
        <p>{guardianText(version)}</p>
      </Sheet>
    </>
  );
}

function Due() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={styles.lead}>
        Com menos de 18 anos, quem responde por você precisa autorizar o uso do app. A autorização
        ainda não está guardada.
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Preencher com quem responde por mim
      </Button>
      <Sheet open={open} title="Autorização do responsável" size="s" onClose={() => setOpen(false)}>
        <GuardianForm onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

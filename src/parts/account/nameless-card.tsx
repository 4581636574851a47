import { KEPT_DAYS } from '#domain/account/retention';
import { Card } from '../../ui/display/card';
import { Cluster } from '../../ui/frame/page';
import textClass from '../../ui/text.module.css';
import { LinkButton } from '../page/link-button';

/** Where the training of a person without a sign-up is, until when, and how to keep it. */
export function NamelessCard() {
  return (
    <Card as="section" labelledBy="nameless-title">
      <h2 id="nameless-title" className={textClass.title}>
        Criar conta para não perder
      </h2>
      <p className={textClass.hint}>
        Seus treinos estão neste aparelho e, com internet, no nosso servidor. Sem conta, o servidor
        apaga tudo depois de {KEPT_DAYS.nameless} dias sem uso.
      </p>
      <Cluster>
        <LinkButton href="/signup" variant="quiet">
          Criar conta
        </LinkButton>
        <LinkButton href="/login" variant="plain">
          Já tenho conta
        </LinkButton>
      </Cluster>
    </Card>
  );
}

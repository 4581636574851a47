import { TERMS_VERSION } from '#domain/account/account';
import { ADULT_AGE, MINIMUM_AGE } from '#domain/age';
import { longDay } from '#words/format/day';
import { useOperator } from '../../../data/account/operator';
import { PlainPage } from '../../../parts/page/plain-page';
import { Prose } from '../../../ui/display/prose';
import { HealthData } from './health-data';
import { OnDevice } from './on-device';
import { OperatorContact, OperatorName, type OperatorProps } from './operator-contact';
import { PrivacyRights } from './privacy-rights';
import { Sharing } from './sharing';
import { StoredData } from './stored-data';

export default function Privacy() {
  return <PrivacyText operator={useOperator()} />;
}

/** The text alone, which the build prerenders with a placeholder for the operator. */
export function PrivacyText({ operator }: OperatorProps) {
  return (
    <PlainPage
      overline={`Versão de ${longDay(TERMS_VERSION)}`}
      title="Aviso de privacidade"
      lead="O que a Anilha guarda sobre você, por que, onde e por quanto tempo."
    >
      <Prose>
        <h2>Em resumo</h2>
        <ul>
          <li>
            Guardamos o que você registra, para mostrar a você e a quem você deixar. Não vendemos.
          </li>
          <li>
            Peso, medidas, avaliações e fotos do corpo só são guardados com um consentimento à
            parte, que você retira quando quiser.
          </li>
          <li>
            Fotos de progresso ficam só no aparelho em que foram guardadas, menos a cópia das que
            você mostrar a quem acompanha você.
          </li>
          <li>Arquivos que você importa são lidos no seu aparelho.</li>
          <li>
            Não há anúncio nem rastreador. O uso do app só é medido se você concordar, à parte. Os
            cookies servem só para entrar com segurança.
          </li>
          <li>
            Você baixa tudo o que há sobre você e exclui a conta no próprio app, quando quiser.
          </li>
          <li>Ao sair do app em um aparelho, os seus dados são apagados daquele aparelho.</li>
        </ul>

        <h2>Quem responde pelos seus dados</h2>
        <p>
          A controladora, no sentido da Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD), é{' '}
          <OperatorName operator={operator} />, chamada aqui de &ldquo;operação&rdquo;. O canal do
          encarregado pelo tratamento de dados, e para qualquer assunto desta página, é{' '}
          <OperatorContact operator={operator} />.
        </p>

        <StoredData />
        <HealthData />
        <OnDevice />
        <Sharing />
        <PrivacyRights operator={operator} />

        <h2>Crianças e adolescentes</h2>
        <p>
          Menores de {MINIMUM_AGE} anos não podem ter conta; a que descobrirmos é apagada. Dos{' '}
          {MINIMUM_AGE} aos {ADULT_AGE - 1} anos, a conta depende do acordo de quem responde pela
          pessoa, dado no cadastro com nome, vínculo e contato e guardado à vista em Privacidade, e
          os dados são tratados no melhor interesse dela (art. 14 da LGPD). O responsável pode pedir
          a qualquer momento para ver ou apagar os dados.
        </p>

        <h2>Mudanças neste aviso</h2>
        <p>
          Quando algo mudar, a data no alto muda junto. Mudanças importantes são mostradas no app
          antes de valerem, e um novo uso de dados de saúde pede um novo consentimento.
        </p>
      </Prose>
    </PlainPage>
  );
}

import { TERMS_VERSION } from '#domain/account';
import { longDay } from '#words/day';
import { useOperator } from '../../data/operator';
import { Prose } from '../../ui/prose';
import { PlainPage } from '../plain-page';
import { OperatorContact, OperatorName, type OperatorProps } from './operator-contact';
import { PrivacyRights } from './privacy-rights';
import { StoredData } from './stored-data';

export default function Privacy() {
  return <PrivacyText operator={useOperator()} />;
}

/** The text alone, which the build writes down with the operator left open. */
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
          <li>Guardamos o que você registra, para mostrar a você. Não vendemos nem emprestamos.</li>
          <li>Não há anúncio, rastreador nem medição de uso por terceiros nesta versão.</li>
          <li>O único cookie é o que mantém a sua sessão.</li>
          <li>Ao sair do app em um aparelho, os seus dados são apagados daquele aparelho.</li>
        </ul>

        <h2>Quem responde pelos seus dados</h2>
        <p>
          A controladora, no sentido da Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD), é{' '}
          <OperatorName operator={operator} />. Para qualquer assunto desta página, escreva para{' '}
          <OperatorContact operator={operator} />.
        </p>

        <StoredData />

        <h2>Dados de saúde</h2>
        <p>
          Esta versão não pede dados de saúde e nenhum campo deles é obrigatório. Mesmo assim,
          treinos, cargas e o que você escreve nas anotações podem dizer algo sobre a sua saúde. Por
          isso tratamos tudo o que você registra com o cuidado que a LGPD pede para esses dados: só
          você vê, e nada disso entra nos registros técnicos do servidor.
        </p>

        <h2>O que fica no seu aparelho</h2>
        <p>
          Para funcionar sem internet, o app guarda no navegador uma cópia dos seus treinos, o que
          ainda não foi enviado, o seu nome e e-mail, a aparência escolhida e os arquivos do próprio
          app. Quem usa o mesmo perfil do navegador pode abrir esses dados: em um aparelho
          emprestado, saia ao terminar. O cookie da sessão não pode ser lido por outras páginas e
          vale até 60 dias depois do último uso, no máximo um ano.
        </p>

        <h2>Com quem os dados são compartilhados</h2>
        <p>
          Com ninguém para uso próprio. A operação usa fornecedores para manter o serviço no ar: a
          hospedagem do servidor e do banco de dados e o envio de e-mails (que recebe o seu endereço
          e o código ou link da mensagem). Eles só podem usar os dados para isso. Se algum deles
          ficar fora do Brasil, a transferência segue os artigos 33 a 36 da LGPD. Autoridades
          recebem dados só quando a lei obriga.
        </p>

        <h2>Segurança</h2>
        <p>
          A conexão é cifrada, a senha é guardada só como um resumo que não pode ser desfeito, os
          códigos e links enviados por e-mail valem por pouco tempo e uma vez só, e tentativas
          seguidas de entrar são limitadas. Se houver um incidente que possa causar dano a você,
          avisamos por e-mail e comunicamos a Autoridade Nacional de Proteção de Dados (ANPD).
        </p>

        <PrivacyRights operator={operator} />

        <h2>Crianças e adolescentes</h2>
        <p>
          Menores de 12 anos não podem ter conta. Dos 12 aos 17 anos, a conta depende do acordo de
          quem responde pela pessoa, que pode pedir a qualquer momento para ver ou apagar os dados.
        </p>

        <h2>Mudanças neste aviso</h2>
        <p>
          Quando algo mudar, a data no alto muda junto. Mudanças importantes são mostradas no app
          antes de valerem. Se um dia houver medição de uso, ela só acontecerá com o seu
          consentimento, pedido à parte.
        </p>
      </Prose>
    </PlainPage>
  );
}

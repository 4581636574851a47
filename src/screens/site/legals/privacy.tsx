import { TERMS_VERSION } from '#domain/account/account';
import { ADULT_AGE, MINIMUM_AGE } from '#domain/age';
import { longDay } from '#words/format/day';
import { useOperator } from '../../../data/account/operator';
import { PlainPage } from '../../../parts/page/plain-page';
import { Prose } from '../../../ui/display/prose';
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

/** Sensitive data of the LGPD (art. 5, II; art. 11): kinds, consents, and withdrawal. */
function HealthData() {
  return (
    <>
      <h2>Dados de saúde</h2>
      <p>
        O peso, as medidas do corpo, o sexo e a idade que as fórmulas pedem, as suas metas, as
        respostas da triagem e da anamnese e a dor que você contar são tratados como dados de saúde,
        que a LGPD protege mais. Antes do primeiro registro, o app mostra um texto à parte, com
        versão e data, que diz o que fica guardado, para quê e quem vê. Só depois do seu
        &ldquo;concordo&rdquo; algo é gravado. Recusar não muda nada no resto do app. Um arquivo
        importado nunca dá esse consentimento: se houver esses dados nele, o app mostra o mesmo
        texto antes, e sem o seu &ldquo;concordo&rdquo; eles ficam de fora. A dor dos últimos dias
        tira da sugestão, ao trocar um exercício, o que pega o mesmo lugar. O peso, o sexo, a idade
        e a triagem servem para propor uma carga leve na primeira vez num exercício. Escolher
        continua com você.
      </p>
      <p>
        Você retira o consentimento em Privacidade, quando quiser e sem explicar. Esses dados são
        apagados na hora do aparelho e da conta, e dos outros aparelhos assim que tiverem conexão; o
        que foi feito antes continua legítimo. Guardamos que houve o consentimento e quando ele foi
        retirado, e de cada vez a versão do texto, que você relê ali mesmo. Antes de apagar, o app
        oferece tudo em um arquivo seu, que só volta a entrar com um novo consentimento.
      </p>
      <p>
        Fotos de progresso, se você as guardar, ficam só no navegador do aparelho em que foram
        guardadas, redesenhadas sem a localização e os outros dados do arquivo: dependem do mesmo
        consentimento e são apagadas quando você o retira ou sai. Só vai para o servidor a cópia de
        uma foto que você mostra, uma a uma, a quem acompanha você. Ela é apagada de lá quando você
        a tira, deixa de compartilhar as medidas do corpo, retira o consentimento ou encerra o
        acompanhamento.
      </p>
      <p>
        Os outros consentimentos, de medição de uso e de avisos por e-mail, são pedidos cada um por
        si e retirados no mesmo lugar.
      </p>
      <p>
        Compartilhar com um profissional é mais um consentimento, dado a cada pessoa. Quem convida
        diz o que pede; você liga só o que quiser, e medidas do corpo e saúde começam desligadas.
        Enquanto durar, essa pessoa vê o que você ligou, e o aparelho dela guarda uma cópia das
        últimas semanas para trabalhar sem internet. Em Meu personal, você desliga uma parte ou
        encerra tudo na hora e sem explicar: o acesso acaba, e a cópia se apaga no primeiro contato
        do aparelho com a internet. Quando alguém abre a sua triagem, a data e o nome ficam à vista
        em Privacidade. Fotos ficam de fora, menos as que você mostrar uma a uma; no aparelho de
        quem as vê não fica cópia.
      </p>
      <p>
        Treinos, cargas e o que você escreve em anotações também podem dizer algo sobre a sua saúde.
        Não pedimos isso e nenhum desses campos é obrigatório, mas o cuidado é o mesmo: só vê quem
        você deixar, nada disso entra nos registros técnicos do servidor, e ninguém tira conclusões
        de saúde a partir deles. Nenhuma decisão sobre você é tomada de forma automática.
      </p>
    </>
  );
}

/** Data in the browser, temporary files, and cookies. */
function OnDevice() {
  return (
    <>
      <h2>O que fica no seu aparelho</h2>
      <p>
        Para funcionar sem internet, o app guarda no navegador uma cópia dos seus registros, o que
        ainda não foi enviado, as fotos de progresso que você guardar, o seu nome e e-mail, quem
        acompanha você, a agenda, um convite que espera resposta, de quem você acompanha a lista e
        uma cópia do que foi compartilhado com você, a aparência e as preferências do aparelho e os
        arquivos do próprio app. Quem usa o mesmo perfil do navegador pode abrir esses dados: em um
        aparelho emprestado, saia ao terminar. Ao sair, tudo o que é seu é apagado daquele aparelho;
        ficam a aparência e, até vencer, o número sorteado que diz que este navegador já é
        conhecido, de que falam os cookies abaixo.
      </p>
      <h3>Arquivos de treinos</h3>
      <p>
        Em Importar, os arquivos de outros apps e os da própria Anilha são lidos dentro do seu
        navegador: o arquivo não é enviado a nós. Vai para a sua conta só o que você conferir e
        confirmar: treinos, fichas, academias, exercícios criados, quais nomes de outro app são
        quais exercícios, preferências que você ainda não escolheu e, com o seu consentimento, dados
        do corpo. Desfazer a importação retira os treinos, as fichas, as academias, os exercícios
        que nada mais usa e os dados do corpo; as preferências e os nomes aprendidos ficam, e o
        consentimento continua valendo até você o retirar. Um arquivo que outro app compartilha com
        a Anilha espera no aparelho até você abri-lo, no máximo uma hora. Exportar também acontece
        no aparelho; o arquivo que você baixa fica sob os seus cuidados, e quem o recebe de você
        pode ler tudo o que está nele, inclusive o peso e as medidas do corpo se você os registra.
      </p>
      <h3>Cookies</h3>
      <p>
        Todos são estritamente necessários, e nenhum pode ser lido por scripts nem por outros sites.
        O da sessão vale até 60 dias depois do último uso, no máximo um ano. Um número sorteado, por
        até 400 dias, diz se você já entrou neste navegador, para avisar quando alguém entra de
        outro. Outro número, por até 30 dias, diz que o cadastro foi feito neste navegador, e sai
        quando o e-mail é confirmado. Com as duas etapas ligadas, mais um guarda por 10 minutos que
        a senha estava certa e, se você pedir, por 30 dias que este navegador dispensa o código.
        Como não há cookies de anúncio nem de medição, não há aviso de cookies para aceitar.
      </p>
    </>
  );
}

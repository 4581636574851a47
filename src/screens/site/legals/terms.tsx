import { Link } from 'wouter';
import { TERMS_VERSION } from '#domain/account/account';
import { KEPT_DAYS } from '#domain/account/retention';
import { ADULT_AGE, MINIMUM_AGE } from '#domain/age';
import { longDay } from '#words/format/day';
import { useOperator } from '../../../data/account/operator';
import { PlainPage } from '../../../parts/page/plain-page';
import { Prose } from '../../../ui/display/prose';
import { OperatorContact, OperatorName, type OperatorProps } from './operator-contact';

export default function Terms() {
  return <TermsText operator={useOperator()} />;
}

/** The text alone, which the build prerenders with a placeholder for the operator. */
export function TermsText({ operator }: OperatorProps) {
  return (
    <PlainPage
      overline={`Versão de ${longDay(TERMS_VERSION)}`}
      title="Termos de uso"
      lead="As regras de uso da Anilha, em português claro. Leva uns três minutos."
    >
      <Prose>
        <h2>1. Quem oferece o serviço</h2>
        <p>
          A Anilha é um programa de código aberto, com a licença MIT. Neste endereço, quem a oferece
          e responde por ela é <OperatorName operator={operator} />, chamada aqui de
          &ldquo;operação&rdquo;. Ao criar uma conta, você faz um acordo com a operação nos termos
          desta página.
        </p>

        <h2>2. O que a Anilha faz</h2>
        <p>
          A Anilha registra treinos de força: exercícios, séries, cargas, repetições, descansos e
          anotações. Se você concordar, registra também o peso, as medidas do corpo e o que você
          responder sobre a sua saúde. Ela funciona sem internet, guarda os registros no seu
          aparelho e os envia para a sua conta quando há conexão, para que apareçam nos outros
          aparelhos em que você entrar.
        </p>
        <p>
          Você pode trazer treinos de arquivos de outros apps e baixar tudo o que registrou, a
          qualquer momento. Os arquivos são lidos e montados no seu aparelho. Confira o que foi lido
          antes de confirmar: um arquivo pode estar incompleto, e a importação pode ser desfeita.
          Importe só registros que sejam seus.
        </p>

        <h2>3. O que a Anilha não faz</h2>
        <p>
          Ela não é um serviço de saúde e não substitui avaliação médica nem a orientação de um
          profissional de educação física. As cargas que aparecem preenchidas são as que você
          registrou antes, ou as que a regra da sua ficha calcula a partir delas, e não uma
          orientação profissional; recordes, estimativas e tendências são contas feitas sobre o que
          você digitou, e não um diagnóstico. Se sentir dor, tontura ou falta de ar, pare e procure
          ajuda.
        </p>
        <p>
          Ela liga você a quem orienta o seu treino só se você aceitar um convite, e você encerra
          quando quiser. Quem publica uma página responde pelo que diz nela: um CREF declarado não
          foi conferido por nós, e os preços são combinados entre vocês.
        </p>
        <p>
          Quem acompanha você pode enviar cobranças pelo app. O acordo é entre vocês dois: a
          operação não vende o serviço, não guarda o dinheiro e não decide sobre devoluções. Por
          Pix, o dinheiro vai direto à chave de quem cobra, e é essa pessoa que confirma o
          recebimento. Onde houver cartão, boleto ou Pix pelo Stripe, valem também os termos do
          Stripe, e a operação pode ficar com uma taxa, descontada de quem cobra. Um plano que se
          repete pode ser encerrado por qualquer um dos dois a qualquer momento; o que já foi
          cobrado continua em aberto. Uma cobrança atrasada nunca tranca as fichas que já estão com
          você nem os seus registros. Os recibos do app não são nota fiscal.
        </p>

        <h2>4. Sua conta</h2>
        <ul>
          <li>
            É preciso ter pelo menos {MINIMUM_AGE} anos. Dos {MINIMUM_AGE} aos {ADULT_AGE - 1} anos,
            quem responde por você precisa ler estes termos e concordar com o uso.
          </li>
          <li>Use um e-mail seu. É por ele que confirmamos a conta e que você troca a senha.</li>
          <li>
            A senha é só sua. Se achar que outra pessoa a conhece, troque-a: isso encerra as sessões
            em todos os aparelhos.
          </li>
          <li>A conta é de uma pessoa. Não a divida com outras.</li>
          <li>
            Quem treina sem conta também aceita estes termos. O servidor apaga esses treinos depois
            de {KEPT_DAYS.nameless} dias sem uso.
          </li>
        </ul>

        <h2>5. Uso correto</h2>
        <p>
          Você pode usar a Anilha para registrar os seus treinos do jeito que preferir. Não pode
          tentar entrar em contas de outras pessoas, atrapalhar o funcionamento do serviço, enviar
          dados em volume que um uso normal não explica nem usar o serviço para algo ilegal. Quem
          fizer isso pode ter o acesso suspenso, com aviso e o motivo, salvo quando o aviso puser
          outras pessoas em risco.
        </p>

        <h2>6. O que é seu continua seu</h2>
        <p>
          Os registros que você faz são seus. A operação os guarda e processa só para prestar o
          serviço, e não ganha sobre eles nenhum outro direito. O{' '}
          <Link href="/legals/privacy">aviso de privacidade</Link> diz exatamente o que é guardado,
          onde e por quanto tempo.
        </p>

        <h2>7. Preço</h2>
        <p>
          Usar a Anilha é gratuito nesta versão. O que um profissional cobra pelo trabalho dele é
          mostrado antes de você pagar, e nada sai do seu cartão sem que você tenha pedido. O que
          você registrou continua acessível e exportável de graça.
        </p>

        <h2>8. Funcionamento e limites</h2>
        <p>
          Trabalhamos para que nenhum registro se perca, mas nenhum sistema é perfeito e o serviço
          pode ficar fora do ar. Enquanto ele está fora, o app continua registrando no aparelho. O
          que ainda não foi enviado existe só no aparelho: se você limpar os dados do navegador,
          desinstalar o app ou perder o aparelho antes do envio, esses registros se perdem.
        </p>
        <p>
          A operação responde pelos danos que causar, na forma da lei. Nada nestes termos afasta os
          direitos que o Código de Defesa do Consumidor garante a você.
        </p>

        <h2>9. Sair</h2>
        <p>
          Você pode parar de usar quando quiser e excluir a conta em Conta e segurança. A exclusão
          apaga os registros da conta, como o aviso de privacidade descreve. A operação pode
          encerrar o serviço avisando por e-mail com pelo menos 30 dias, para que dê tempo de
          guardar os seus dados.
        </p>

        <h2>10. Mudanças nestes termos</h2>
        <p>
          Quando algo importante mudar, o app mostra o que mudou e pede o seu acordo de novo. A data
          da versão em vigor está no alto desta página.
        </p>

        <h2>11. Lei e foro</h2>
        <p>
          Valem as leis do Brasil. Se não houver acordo, a questão é resolvida no foro do seu
          domicílio. Antes disso, escreva para <OperatorContact operator={operator} />: a maioria
          das coisas se resolve com uma mensagem.
        </p>
      </Prose>
    </PlainPage>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BackBar } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import styles from './help.module.css';

/** Common questions. This screen works offline. */
export default function Help() {
  return (
    <>
      <BackBar title="Ajuda" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        <div className={styles.columns}>
          <Topic title="Registrar">
            <h3>Como concluo uma série?</h3>
            <p>
              Toque no disco. A carga e as repetições que aparecem ao lado dele são as que ficam
              registradas; ajuste antes com os botões de mais e de menos ou toque no número para
              digitar. Vírgula e ponto valem igual.
            </p>
            <h3>Toquei sem querer. E agora?</h3>
            <p>
              Toque em Desfazer no aviso que aparece, ou toque na linha da série a qualquer momento
              para abrir e corrigir.
            </p>
            <h3>O celular desligou no meio do treino</h3>
            <p>
              Abra a Anilha de novo: o treino está onde parou, com todas as séries registradas e o
              descanso contando certo.
            </p>
          </Topic>
          <Topic title="Fichas">
            <h3>Por onde começo?</h3>
            <p>
              Em Fichas, Nova ficha: escolha uma pronta, digite um exercício por linha, como “supino
              reto 4x8-10 82,5 90s”, ou cole a que você recebeu por mensagem. A ficha em uso aparece
              em Hoje com o treino da vez.
            </p>
            <h3>Como a carga sugerida é escolhida?</h3>
            <p>
              Pela regra do exercício na ficha e pelo que você fez nas últimas vezes, arredondada ao
              que existe no seu local de treino. A frase acima das séries diz o porquê; mudar a
              carga é sempre com você.
            </p>
            <h3>A máquina está ocupada</h3>
            <p>
              Nas opções do exercício, toque em Trocar exercício. Dá para trocar só hoje ou também
              na ficha. Se você contou depois de um treino que algo doeu, o que pega aquele lugar
              fica de fora da sugestão por 14 dias, e você ainda pode escolher.
            </p>
            <h3>Mostrar um exercício em vídeo</h3>
            <p>
              Ao editar a ficha, toque no exercício, em Mais, e cole o endereço do vídeo. Quem usa a
              ficha abre o vídeo com um toque, também no treino, quando há internet.
            </p>
            <h3>Passar uma ficha a outra pessoa</h3>
            <p>
              Em Compartilhar, mostre o código: a câmera do outro celular lê a ficha inteira, sem
              internet. Também dá para enviar um arquivo ou o texto, imprimir, ou criar um link
              curto, que qualquer pessoa abre para ver a ficha e que você desfaz quando quiser.
            </p>
          </Topic>
          <Topic title="Progresso">
            <h3>Onde vejo os treinos que já fiz?</h3>
            <p>
              Em Progresso, Histórico: por mês, no calendário ou pela busca. Toque em um treino para
              ver, corrigir ou repetir.
            </p>
            <h3>Esqueci de registrar um treino</h3>
            <p>
              Em Histórico, toque em Registrar: escolha o dia, a hora e o que foi feito. Recordes e
              progresso já contam com ele.
            </p>
            <h3>O que conta como série por músculo?</h3>
            <p>
              Cada série feita, menos as de aquecimento: uma inteira para o músculo principal e meia
              para os que ajudam. Esquerda e direita contam juntas como uma. A faixa por semana é
              sua para mudar.
            </p>
            <h3>Onde ficam as medidas e as fotos?</h3>
            <p>
              Em Progresso, Corpo, depois do seu consentimento. As medidas vão para a sua conta; as
              fotos ficam só neste aparelho e podem ser baixadas em um zip.
            </p>
          </Topic>
          <Topic title="Sem internet">
            <h3>Posso treinar sem sinal?</h3>
            <p>
              Sim. Tudo fica guardado no aparelho e é enviado sozinho quando a internet volta.
              Enquanto houver algo a enviar, o app mostra quanto está guardado.
            </p>
            <h3>O que precisa de internet?</h3>
            <p>
              Criar a conta, entrar, trocar a senha e receber o que você registrou em outro
              aparelho.
            </p>
          </Topic>
          <Topic title="Conta">
            <h3>O código não chegou</h3>
            <p>
              Espere um minuto, olhe a caixa de spam e peça outro código. Confira também se o e-mail
              está escrito certo; na mesma tela dá para trocar.
            </p>
            <h3>Minha sessão terminou durante o treino</h3>
            <p>
              Continue treinando. Quando puder, entre de novo com o mesmo e-mail e o que ficou
              guardado será enviado.
            </p>
            <h3>Vou sair deste aparelho</h3>
            <p>
              Ao sair, os seus dados são apagados deste aparelho e continuam na sua conta. Se ainda
              houver algo por enviar, o app avisa antes e espera por você. Sem internet você também
              sai: a sessão no servidor termina quando este aparelho se conectar de novo.
            </p>
          </Topic>
        </div>
        <p className={styles.links}>
          <Link href="/app/help/changelog">O que mudou no app</Link>
          <a href="/third-party.txt" target="_blank" rel="noopener">
            Licenças de terceiros
          </a>
        </p>
      </Page>
    </>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.topic}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

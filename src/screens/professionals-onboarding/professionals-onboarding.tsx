import { Link } from 'wouter';
import { buttonClass } from '../../ui/button-class';
import { Cluster } from '../../ui/page';
import { Prose } from '../../ui/prose';
import { PlainPage } from '../plain-page';

/** What a professional can do here today: train, and know the tool that students would use. */
export default function ProfessionalsOnboarding() {
  return (
    <PlainPage
      title="Para quem dá treino"
      lead="A sua conta é de quem treina, e é com ela que você registra os seus próprios treinos."
    >
      <Prose>
        <h2>O que você já faz com ela</h2>
        <ul>
          <li>Registra cada série com um toque, também sem sinal, como os seus alunos fariam.</li>
          <li>Repete um treino passado com as cargas da última vez já preenchidas.</li>
          <li>Consulta e corrige o histórico no celular e no computador.</li>
        </ul>
        <h2>O que esta versão não tem</h2>
        <p>
          Cadastro profissional, convite de alunos, fichas enviadas e cobranças não fazem parte
          desta versão. Por isso esta página não pede o seu CREF nem dados para receber: nenhum
          deles teria uso aqui.
        </p>
      </Prose>
      <Cluster>
        <Link href="/" className={buttonClass()}>
          Ir para os meus treinos
        </Link>
      </Cluster>
    </PlainPage>
  );
}

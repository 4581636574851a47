import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HomeBrand } from '../../../parts/page/home-brand';
import { LegalFooter } from '../../../parts/page/plain-page';
import { buttonClass } from '../../../ui/control/button-class';
import { LandingFigures } from './figures';
import { Hero } from './hero';
import styles from './landing.module.css';
import { Offline } from './offline';
import { Price } from './price';
import { Questions } from './questions';
import { Rows, Section } from './section';
import section from './section.module.css';
import { Taps } from './taps';

/** The landing page. It reads without scripts; `demo` is its only interactive part. */
export function LandingPage({ demo }: { demo: ReactNode }) {
  return (
    <div className={styles.landing}>
      <header className={styles.top}>
        <HomeBrand size={32} />
        <nav className={styles.nav} aria-label="Página">
          <a href="#profissionais">Para profissionais</a>
          <a href="#preco">Preço</a>
          <a href="#duvidas">Dúvidas</a>
        </nav>
        <Link href="/login" className={buttonClass({ variant: 'quiet' })}>
          Entrar
        </Link>
      </header>
      <main>
        <Hero demo={demo} />
        <LandingFigures />
        <Taps />
        <Offline />
        <Professionals />
        <YourData />
        <Price />
        <Questions />
        <section className={styles.last} aria-labelledby="last-call">
          <h2 id="last-call">O próximo treino já pode contar.</h2>
          <Link href="/signup" className={buttonClass({ size: 'l', variant: 'quiet' })}>
            Criar conta grátis
          </Link>
        </section>
      </main>
      <LegalFooter />
    </div>
  );
}

/** The offer to professionals with its limits. */
function Professionals() {
  return (
    <Section
      id="profissionais"
      title="Para quem orienta treinos"
      lead={
        <>
          <p>
            A mesma conta serve a quem treina e a quem orienta. Você convida por link, QR ou código;
            a pessoa escolhe o que você vê e encerra quando quiser, levando tudo o que é dela.
          </p>
          <p>
            Falando claro: o Pix cai direto na sua chave, sem taxa nossa. Cartão e boleto, onde há,
            passam pelo Stripe, que cobra uma taxa.
          </p>
          <p>
            <Link
              href="/signup?redirect=/app/professionals/onboarding"
              className={buttonClass({ size: 'l', variant: 'quiet' })}
            >
              Criar conta de personal
            </Link>
          </p>
        </>
      }
      raised
    >
      <Rows
        items={[
          {
            title: 'O que foi feito, e não o que se lembra',
            text: 'Cada série registrada no treino aparece ao lado do que a sua ficha pediu. Você lê só o que mudou, e comenta o treino ou o exercício.',
          },
          {
            title: 'Fichas escritas como você fala',
            text: 'Digite "supino reto 4x8-10 90s" e a linha vira exercício, também no celular e sem internet. Quem treina vê o que mudou antes de usar a ficha nova.',
          },
          {
            title: 'Mensalidade sem constrangimento',
            text: 'A cobrança leva o código do Pix, o lembrete usa as suas palavras, o recibo sai sozinho. Um atraso nunca tranca a ficha de ninguém.',
          },
          {
            title: 'Uma página sua',
            text: 'Nome, CREF, cidade, especialidades e planos em um endereço para mandar a quem pergunta. O CREF aparece como declarado até alguém da Anilha conferir.',
          },
        ]}
      />
    </Section>
  );
}

function YourData() {
  return (
    <Section
      id="seus-dados"
      title="Seus dados são seus"
      lead={
        <>
          <p>
            Treino diz muito sobre a vida de alguém. Por isso guardamos o mínimo, mostramos só a
            você e seguimos a LGPD em português que dá para ler.
          </p>
          <p>
            <Link href="/legals/privacy" className={section.link}>
              Ler o aviso de privacidade
            </Link>
          </p>
        </>
      }
    >
      <Rows
        items={[
          {
            title: 'Saem quando você quiser',
            text: 'Baixe tudo em arquivos abertos, a qualquer momento, e traga treinos de outros apps.',
          },
          {
            title: 'Ninguém mais olha',
            text: 'Sem anúncio, sem rastreador, sem venda de dados. O único cookie mantém a sua sessão.',
          },
          {
            title: 'Saúde só com o seu sim',
            text: 'Peso, medidas e fotos do corpo pedem um consentimento à parte, que você retira nas configurações. As fotos ficam só no seu aparelho.',
          },
          {
            title: 'Código aberto',
            text: 'Qualquer pessoa pode ler como funciona, conferir o que prometemos aqui e hospedar a sua própria Anilha.',
          },
        ]}
      />
    </Section>
  );
}

import { Link } from 'wouter';
import { buttonClass } from '../../../ui/control/button-class';
import { Rows, Section } from './section';

/** The offer to professionals with its limits. */
export function Professionals() {
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
            text: 'Digite "supino reto 4x8-10 90s" e a linha vira exercício, também no celular e sem internet. Quem treina vê o que mudou antes de começar por ela.',
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

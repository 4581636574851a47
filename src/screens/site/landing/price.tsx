import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './price.module.css';
import { Section } from './section';

const INCLUDED: readonly string[] = [
  'Treinos, exercícios e histórico sem limite',
  'Funcionamento sem internet e em todos os seus aparelhos',
  'Importação e exportação dos seus treinos',
  'Sem anúncio e sem pedir cartão',
];

export function Price() {
  return (
    <Section
      id="preco"
      title="Treinar aqui não custa nada"
      lead={
        <>
          <p>
            Tudo o que a Anilha faz hoje é gratuito. Não existe versão paga, período de teste nem
            função trancada.
          </p>
          <p>
            Se um dia houver algo pago, o preço aparece antes e só vale para quem pedir. O que você
            registrou continua acessível do mesmo jeito.
          </p>
        </>
      }
      raised
    >
      <div className={styles.card}>
        <p className={styles.figure}>
          R$&nbsp;0 <span>para quem treina</span>
        </p>
        <ul className={styles.list}>
          {INCLUDED.map((text) => (
            <li key={text}>
              <Check strokeWidth={3} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <Link href="/signup" className={buttonClass({ size: 'l', full: true })}>
          Começar grátis
        </Link>
      </div>
    </Section>
  );
}

import { CloudOff, History, type LucideIcon, Smartphone, Timer } from 'lucide-react';
import styles from './features.module.css';

const FEATURES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: History,
    title: 'A última vez já vem preenchida',
    text: 'Repita um treino passado ou monte um na hora. Carga e repetições aparecem prontas; mude só o que mudou.',
  },
  {
    Icon: CloudOff,
    title: 'Feita para o subsolo',
    text: 'Cada toque é gravado no aparelho antes de a tela mudar. Sem sinal, sem bateria ou com o app fechado, a série está lá.',
  },
  {
    Icon: Timer,
    title: 'O descanso conta sozinho',
    text: 'Começa quando você conclui a série e continua certo mesmo depois de trocar de app ou reiniciar o celular.',
  },
  {
    Icon: Smartphone,
    title: 'Todos os seus aparelhos',
    text: 'Entre no celular e no computador: as séries dos dois se juntam, uma a uma, sem que uma apague a outra.',
  },
];

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">Para a mão suada, entre uma série e outra</h2>
      <ul>
        {FEATURES.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

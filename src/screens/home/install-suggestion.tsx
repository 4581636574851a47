import { useLocation } from 'wouter';
import { useInstall } from '../../pwa/install';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Cluster } from '../../ui/page';
import styles from './home.module.css';

/** Offered to who has finished a workout; a no is kept for 30 days, and the profile has it always. */
export default function InstallSuggestion() {
  const { way, suggested, prompt, dismiss } = useInstall();
  const [, navigate] = useLocation();
  if (!suggested) return null;
  return (
    <Card as="section" labelledBy="install-title">
      <h2 id="install-title" className={styles.suggestion}>
        Instale a Anilha
      </h2>
      <p className={styles.facts}>Abre sem internet, na tela inteira, com um toque no ícone.</p>
      <Cluster>
        <Button
          variant="quiet"
          onClick={() => (way === 'ios' ? navigate('/app/profile') : void prompt())}
        >
          {way === 'ios' ? 'Ver como' : 'Instalar'}
        </Button>
        <Button variant="plain" onClick={dismiss}>
          Agora não
        </Button>
      </Cluster>
    </Card>
  );
}

import { HEALTH_CONSENT_VERSION } from '#domain/health-consent';
import { longDay } from '#words/day';
import styles from './health-consent-text.module.css';

/** What is agreed to. Another meaning gets another HEALTH_CONSENT_VERSION, and is asked anew. */
export function HealthConsentText() {
  return (
    <div className={styles.text}>
      <dl className={styles.points}>
        <div>
          <dt>O que fica guardado</dt>
          <dd>Peso, medidas, sexo, idade e metas, com o dia e a nota.</dd>
        </div>
        <div>
          <dt>Para quê</dt>
          <dd>Mostrar seu histórico e as estimativas, em todos os seus aparelhos.</dd>
        </div>
        <div>
          <dt>Quem vê</dt>
          <dd>Só você. Nem outras pessoas, nem profissionais, nem anúncios.</dd>
        </div>
        <div>
          <dt>Como voltar atrás</dt>
          <dd>
            Em Configurações, retire o consentimento quando quiser: tudo é apagado da sua conta e
            dos seus aparelhos.
          </dd>
        </div>
      </dl>
      <p className={styles.version}>
        Consentimento da LGPD (art. 11, I), texto de {longDay(HEALTH_CONSENT_VERSION)}.
      </p>
    </div>
  );
}

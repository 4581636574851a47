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
          <dd>
            O peso, as medidas e dobras do corpo, o sexo e a idade que as fórmulas pedem, suas
            metas, e o dia e a nota de cada registro. Fotos, se você as guardar, só neste aparelho.
          </dd>
        </div>
        <div>
          <dt>Para quê</dt>
          <dd>
            Mostrar a você o histórico, a tendência e a estimativa de gordura, em todos os seus
            aparelhos; as fotos, só no aparelho em que estão.
          </dd>
        </div>
        <div>
          <dt>Quem vê</dt>
          <dd>Só você. Nem outras pessoas, nem profissionais, nem anúncios.</dd>
        </div>
        <div>
          <dt>Como voltar atrás</dt>
          <dd>
            Em Configurações, retire o consentimento quando quiser: tudo isso é apagado da sua conta
            e dos seus aparelhos.
          </dd>
        </div>
      </dl>
      <p className={styles.version}>
        Consentimento da LGPD (art. 11, I), texto de {longDay(HEALTH_CONSENT_VERSION)}.
      </p>
    </div>
  );
}

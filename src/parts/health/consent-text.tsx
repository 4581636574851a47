import { CONSENT_VERSIONS, type Purpose } from '#domain/account/consent';
import { COACH_CONSENT_VERSION } from '#domain/coaching/consent';
import type { LocalDay } from '#domain/local-day';
import { consentText } from '#words/account/consent-texts';
import { coachConsentText } from '#words/coaching/coach-consent';
import { longDay } from '#words/format/day';
import layoutClass from '../../ui/layout.module.css';
import styles from './consent-text.module.css';

interface ConsentTextProps {
  purpose: Purpose;
  /** The current text by default. */
  version?: LocalDay;
}

function todaysOf(purpose: Purpose): LocalDay {
  return purpose === 'coach' ? COACH_CONSENT_VERSION : CONSENT_VERSIONS[purpose];
}

/** A consent text of a given version. */
export function ConsentTextView({ purpose, version = todaysOf(purpose) }: ConsentTextProps) {
  const text = purpose === 'coach' ? coachConsentText(version) : consentText(purpose, version);
  if (!text) {
    return (
      <p>
        O texto de {longDay(version)} é de uma versão mais nova do app. Atualize o app para ler.
      </p>
    );
  }
  return (
    <div className={layoutClass.closeAuto}>
      <dl className={styles.points}>
        {text.points.map(([heading, said]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.version}>
        {text.ground}, texto de {longDay(version)}.
      </p>
    </div>
  );
}

import { dayOfDate } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import type { OwnProfile } from '../../../data/coaching/own-page';
import textClass from '../../../ui/text.module.css';
import styles from './professionals-onboarding.module.css';

interface PageStandingProps {
  own: OwnProfile | null;
  /** Whether the published page equals the present record. */
  newest: boolean;
}

/** The status of the page and of the CREF. */
export function PageStanding({ own, newest }: PageStandingProps) {
  if (own === null) {
    return (
      <p className={textClass.hint}>
        Ainda não há página. Ela mostra nome, CREF, cidade, especialidades, apresentação, planos e o
        botão de WhatsApp, para quem você mandar o link ou achar você na busca.
      </p>
    );
  }
  if (own.hidden !== null) {
    return (
      <p>
        A sua página foi tirada do ar por quem cuida da Anilha. Motivo: {own.hidden}. Para conversar
        sobre isso, escreva para o contato que está no Aviso de privacidade.
      </p>
    );
  }
  const since = own.publishedAt && numericDay(dayOfDate(new Date(own.publishedAt)));
  return (
    <>
      <p className={styles.address}>
        {since ? (
          <>
            No ar desde {since}: <strong>{`${location.host}/public/${own.handle}`}</strong>
            {newest ? '' : '. Há mudanças que ainda não estão nela.'}
          </>
        ) : (
          'Fora do ar. O endereço continua seu.'
        )}
      </p>
      <CrefLine own={own} />
    </>
  );
}

function CrefLine({ own: { published, crefStatus, crefReason } }: { own: OwnProfile }) {
  if (published.cref === '' || crefStatus === 'none') return null;
  if (crefStatus === 'confirmed')
    return <p className={textClass.hint}>CREF confirmado pela Anilha.</p>;
  if (crefStatus === 'declared') {
    return (
      <p className={textClass.hint}>
        CREF declarado: alguém da Anilha vai conferir no registro do conselho.
      </p>
    );
  }
  return (
    <p>
      O CREF não foi confirmado e não aparece na página. Motivo: {crefReason}. Corrija o CREF ou o
      nome e publique de novo.
    </p>
  );
}

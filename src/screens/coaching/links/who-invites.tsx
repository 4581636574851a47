import { Link } from 'wouter';
import { type LinkSender, linkPhotoOf } from '../../../data/coaching/link-look';
import { Avatar } from '../../../ui/display/avatar';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import textClass from '../../../ui/text.module.css';
import styles from './links.module.css';

interface WhoInvitesProps {
  /** The link's token, by which its picture is read. */
  token: string;
  professional: LinkSender;
}

/** The professional who sent a link, with declared and confirmed facts. */
export function WhoInvites({ token, professional }: WhoInvitesProps) {
  const { name, cref, crefStatus, city, handle } = professional;
  return (
    <Card padding="l">
      <div className={styles.who}>
        <Avatar name={name} size={56} photo={linkPhotoOf(token, professional)} />
        <div className={styles.facts}>
          <p className={styles.name}>{name}</p>
          {city && <p className={textClass.quiet}>{city}</p>}
          {cref === null ? (
            <p className={textClass.quiet}>Sem CREF declarado</p>
          ) : (
            <p className={styles.cref}>
              <span>CREF {cref}</span>
              <StatusPill tone={crefStatus === 'confirmed' ? 'done' : 'neutral'}>
                {crefStatus === 'confirmed' ? 'Confirmado' : 'Declarado'}
              </StatusPill>
            </p>
          )}
          {handle && <Link href={`/public/${handle}`}>Ver a página pública</Link>}
        </div>
      </div>
      {cref !== null && crefStatus === 'declared' && (
        <p className={styles.note}>
          Declarado quer dizer que ninguém da Anilha conferiu. Você pode consultar o registro no
          site do CONFEF.
        </p>
      )}
    </Card>
  );
}

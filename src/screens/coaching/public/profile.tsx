import { Flag, MapPin, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { dayOfDate } from '#domain/local-day';
import {
  crefStanding,
  placeLine,
  planPrice,
  specialityName,
  whatsappGreeting,
} from '#words/coaching/professional';
import { firstName } from '#words/format/people';
import {
  type PublicProfile,
  publicPhotoOf,
  REPORT_REASONS,
  type Report,
} from '../../../data/coaching/public-page';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { LinkButton } from '../../../parts/page/link-button';
import { PlainFrame } from '../../../parts/page/plain-page';
import { ReportSheet } from '../../../parts/page/report-sheet';
import { useQuery } from '../../../parts/page/use-query';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Chip } from '../../../ui/control/chip';
import { Avatar } from '../../../ui/display/avatar';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './public.module.css';

interface ProfileProps {
  profile: PublicProfile;
  onAsk: () => Promise<string>;
  onReport: (report: Report) => Promise<void>;
}

/** A professional's description, offers and contacts. */
export function Profile({ profile, onAsk, onReport }: ProfileProps) {
  const { name, cref, bio, specialities, ownSpecialities, whatsapp, plans } = profile;
  const [reporting, setReporting] = useState(false);
  const place = placeLine(profile);
  return (
    <PlainFrame>
      <header className={styles.person}>
        <Avatar name={name} size={96} photo={publicPhotoOf(profile)} />
        <div className={styles.names}>
          <h1>{name}</h1>
          {cref && (
            <p className={textClass.quiet}>
              CREF {cref.cref}
              <span className={styles.standing}>
                {crefStanding(
                  cref.confirmedAt === null ? null : dayOfDate(new Date(cref.confirmedAt)),
                )}
              </span>
            </p>
          )}
          {place && (
            <p className={classNames(layoutClass.line, styles.place)}>
              <MapPin aria-hidden="true" />
              {place}
            </p>
          )}
        </div>
      </header>
      <div className={styles.acts}>
        {profile.open && <AskToTrain name={name} onAsk={onAsk} />}
        {whatsapp && (
          <a
            className={buttonClass({ size: 'l', variant: profile.open ? 'quiet' : 'primary' })}
            href={`https://wa.me/${whatsapp.slice(1)}?text=${encodeURIComponent(whatsappGreeting(name))}`}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle aria-hidden="true" />
            Conversar no WhatsApp
          </a>
        )}
      </div>
      {(specialities.length > 0 || ownSpecialities) && (
        <section aria-labelledby="specialities" className={styles.section}>
          <SectionTitle id="specialities">Especialidades</SectionTitle>
          <Cluster>
            {[...specialities.map(specialityName), ownSpecialities].filter(Boolean).map((one) => (
              <Chip key={one}>{one}</Chip>
            ))}
          </Cluster>
        </section>
      )}
      {bio && (
        <section aria-labelledby="bio" className={styles.section}>
          <SectionTitle id="bio">Apresentação</SectionTitle>
          <p className={styles.bio}>{bio}</p>
        </section>
      )}
      {plans.length > 0 && (
        <section aria-labelledby="plans" className={styles.section}>
          <SectionTitle id="plans">Planos</SectionTitle>
          <ul className={styles.plans}>
            {plans.map((plan) => (
              <Card key={`${plan.name} ${plan.period} ${plan.centavos}`} as="li" padding="l">
                <h3 className={styles.plan}>{plan.name}</h3>
                <p className={styles.price}>{planPrice(plan)}</p>
                {plan.includes && <p className={styles.includes}>{plan.includes}</p>}
              </Card>
            ))}
          </ul>
          <p className={styles.note}>
            Os preços são informados por quem publicou esta página. Nada é cobrado por ela.
          </p>
        </section>
      )}
      <div>
        <Button
          variant="plain"
          icon={<Flag aria-hidden="true" />}
          onClick={() => setReporting(true)}
        >
          Denunciar esta página
        </Button>
      </div>
      {reporting && (
        <ReportSheet
          what="página"
          reasons={REPORT_REASONS}
          onReport={onReport}
          onClose={() => setReporting(false)}
        />
      )}
    </PlainFrame>
  );
}

interface AskToTrainProps {
  name: string;
  /** Resolves with the token of an invitation. */
  onAsk: () => Promise<string>;
}

/** Parameter of a visitor who pressed the button before signing up or in. */
const WISH = 'treinar';

/**
 * Requests an invitation of this professional. A visitor signs up first, and then goes on to the
 * invitation without another tap.
 */
function AskToTrain({ name, onAsk }: AskToTrainProps) {
  const session = useSession();
  const [, navigate] = useLocation();
  const wished = useQuery().has(WISH);
  const asking = useAction(async () => {
    // Back from the invitation, the page does not ask again.
    navigate(`/links/${await onAsk()}`, { replace: wished });
  });
  const isSignedIn = session.status === 'signed-in';
  const { run } = asking;
  const begun = useRef(false);
  useEffect(() => {
    if (!wished || !isSignedIn || begun.current) return;
    begun.current = true;
    void run();
  }, [wished, isSignedIn, run]);
  const words = `Treinar com ${firstName(name)}`;
  if (!isSignedIn) {
    const back = `?redirect=${location.pathname}&${WISH}=1`;
    return session.status === 'expired' ? (
      <LinkButton href={`/login${back}`} size="l">
        {words}
      </LinkButton>
    ) : (
      <Cluster>
        <LinkButton href={`/signup${back}`} size="l">
          {words}
        </LinkButton>
        <LinkButton href={`/login${back}`} variant="quiet" size="l">
          Já tenho conta
        </LinkButton>
      </Cluster>
    );
  }
  return (
    <>
      <Button size="l" busy={asking.busy} onClick={() => void asking.run()}>
        {words}
      </Button>
      {asking.failure && (
        <div className={styles.failure}>
          <FormFailure failure={asking.failure} />
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { inviteReach } from '#words/coaching/invitations';
import { scopesLine } from '#words/coaching/scopes';
import { numericDay } from '#words/format/day';
import type { OpenInvitation } from '../../data/coaching/invitations';
import { useAction } from '../../data/remote/use-action';
import type { AskedForm } from '../../data/session/own-account';
import { Button } from '../../ui/control/button';
import { List, ListRow } from '../../ui/display/list-row';
import { SectionTitle } from '../../ui/frame/section-title';
import { ConfirmDialog } from '../../ui/layer/confirm-dialog';
import { notify } from '../../ui/layer/notify';
import { Skeleton } from '../../ui/state/skeleton';
import textClass from '../../ui/text.module.css';
import { FormFailure } from '../input/form-failure';
import styles from './invite-sheet.module.css';

interface OpenInvitesProps {
  invitations: AskedForm<readonly OpenInvitation[]>;
  onRevoke: (id: string) => Promise<unknown>;
}

const until = (at: number) => numericDay(dayOfDate(new Date(at)));

/** Open invitations, each with a button that revokes it. */
export function OpenInvites({ invitations, onRevoke }: OpenInvitesProps) {
  const [asked, setAsked] = useState<OpenInvitation | null>(null);
  const revoking = useAction(async (id: string) => {
    await onRevoke(id);
    notify.plain('Convite revogado.');
  });
  if (invitations.state === 'loading') return <Skeleton lines={2} />;
  if (invitations.state === 'failed') {
    return (
      <div className={styles.open}>
        <p className={textClass.lead}>Os convites abertos aparecem quando houver internet.</p>
        <Button variant="quiet" onClick={invitations.retry}>
          Tentar de novo
        </Button>
      </div>
    );
  }
  if (invitations.value.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-invites">
      <SectionTitle as="h3" id="open-invites">
        Convites abertos
      </SectionTitle>
      <FormFailure failure={revoking.failure} />
      <List bare label="Convites abertos">
        {invitations.value.map((one) => (
          <ListRow
            key={one.id}
            title={one.label === '' ? `Pede ${scopesLine(one.scopes)}` : one.label}
            subtitle={inviteReach(one.usesLeft, until(one.expiresAt))}
            actions={
              <Button
                variant="plain"
                aria-label={`Revogar o convite ${one.label}`.trim()}
                onClick={() => setAsked(one)}
              >
                Revogar
              </Button>
            }
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== null}
        title="Revogar este convite?"
        confirmLabel="Revogar"
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void revoking.run(asked.id);
          setAsked(null);
        }}
      >
        <p>O link e o código deixam de valer na hora. Quem já aceitou continua com você.</p>
      </ConfirmDialog>
    </section>
  );
}

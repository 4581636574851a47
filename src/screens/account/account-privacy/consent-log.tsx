import { useState } from 'react';
import type { ConsentEntry } from '#domain/account/consent-act';
import { CONSENT_ACT_WORDS, PURPOSE_TITLES, SHARING_ACT_WORDS } from '#words/account/consents';
import { scopesLine } from '#words/coaching/scopes';
import { useConsentLog } from '../../../data/account/consent-log';
import { ReadFailed } from '../../../parts/device/read-failed';
import { ConsentTextView } from '../../../parts/health/consent-text';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';
import { momentOf } from './day-of';

/** Entries shown before the button for the rest. */
const SHOWN = 5;

/** Consents given and withdrawn, each with its text. */
export function ConsentLog() {
  const log = useConsentLog();
  return (
    <Card as="section" padding="l" labelledBy="consent-log">
      <h2 id="consent-log">Seus consentimentos</h2>
      {log.state === 'failed' ? (
        <ReadFailed what="os seus consentimentos" />
      ) : log.state === 'loading' ? (
        <Skeleton lines={3} />
      ) : (
        <Entries entries={log.value} />
      )}
    </Card>
  );
}

function titleOf({ purpose, sharing }: ConsentEntry): string {
  return sharing ? `Compartilhar com ${sharing.name}` : PURPOSE_TITLES[purpose];
}

function toldOf({ act, at, sharing }: ConsentEntry): string {
  if (!sharing) return `${CONSENT_ACT_WORDS[act]} em ${momentOf(at)}`;
  if (act === 'withdrawn') return `${SHARING_ACT_WORDS[act]} em ${momentOf(at)}`;
  return `${SHARING_ACT_WORDS[act]} ${scopesLine(sharing.scopes)}, em ${momentOf(at)}`;
}

function Entries({ entries }: { entries: readonly ConsentEntry[] }) {
  const [all, setAll] = useState(false);
  const [read, setRead] = useState<ConsentEntry | null>(null);
  if (entries.length === 0) {
    return <p className={styles.lead}>Você ainda não deu nem retirou nenhum consentimento.</p>;
  }
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <List bare label="Seus consentimentos">
        {shown.map((entry) => (
          <ListRow
            key={`${entry.purpose} ${entry.act} ${entry.at} ${entry.sharing?.link}`}
            title={titleOf(entry)}
            subtitle={toldOf(entry)}
            {...(entry.version !== null && {
              trailing: 'Texto',
              onClick: () => setRead(entry),
            })}
          />
        ))}
      </List>
      {entries.length > shown.length && (
        <Button variant="plain" onClick={() => setAll(true)}>
          Mostrar todos ({entries.length})
        </Button>
      )}
      {read && read.version !== null && (
        <Sheet open title={PURPOSE_TITLES[read.purpose]} size="s" onClose={() => setRead(null)}>
          <ConsentTextView purpose={read.purpose} version={read.version} />
        </Sheet>
      )}
    </>
  );
}

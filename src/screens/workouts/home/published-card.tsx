import { Play } from 'lucide-react';
import { programChanges } from '#domain/coaching/program-changes';
import { changesCount } from '#words/coaching/program-changes';
import { firstName } from '#words/format/people';
import { programFacts, programTitle } from '#words/programs/program';
import { usePublishedCommands } from '../../../data/commands/programs/published';
import type { PublishedProgram } from '../../../data/programs/published-programs';
import offer from '../../../parts/coaching/offer-card.module.css';
import { guarded } from '../../../parts/input/guarded';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { notify } from '../../../ui/layer/notify';

/** A new or changed ficha from a coach, with buttons to use, read or dismiss it. */
export function PublishedCard({ news }: { news: PublishedProgram }) {
  const { id, program, version, before, active } = news;
  const commands = usePublishedCommands();
  const use = useThisProgram(news);
  const title = programTitle(program);
  const who = firstName(version.byName);
  const changes = before ? programChanges(before.content, version.content).length : 0;

  const seen = () => void guarded(commands.seen(id, version.number));
  return (
    <Card as="section" tone="accent" padding="l" labelledBy={`published-${id}`}>
      <p className={offer.overline}>
        {before
          ? `${who || 'Seu personal'} mudou a ficha`
          : `${who || 'Seu personal'} publicou uma ficha`}
      </p>
      <h2 id={`published-${id}`} className={offer.title}>
        {title}
      </h2>
      <p className={offer.facts}>
        {programFacts(program)}
        {changes > 0 && ` · ${changesCount(changes)}`}
      </p>
      {version.note !== '' && <p className={offer.facts}>“{version.note}”</p>}
      <div className={offer.acts}>
        {!active && (
          <Button size="l" full icon={<Play aria-hidden="true" />} onClick={() => void use()}>
            Usar esta ficha
          </Button>
        )}
        <LinkButton
          href={`/app/programs/${id}`}
          variant={active ? 'primary' : 'quiet'}
          size="l"
          full
          onClick={active ? seen : undefined}
        >
          {before ? 'Ver o que mudou' : 'Ver a ficha'}
        </LinkButton>
        <Button variant="plain" full onClick={seen}>
          {active ? 'Entendi' : 'Agora não'}
        </Button>
      </div>
    </Card>
  );
}

/** Makes a published ficha the active one, and says so. */
export function useThisProgram({ id, program, version }: PublishedProgram): () => Promise<void> {
  const commands = usePublishedCommands();
  return async () => {
    if (await guarded(commands.use(id, version.number))) {
      notify.stored(`Ficha em uso: ${programTitle(program)}`);
    }
  };
}

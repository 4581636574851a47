import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { gymName, gymSummary } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { type Gyms, useGyms } from '../../../data/gyms/gyms';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { BackBar } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { Button } from '../../../ui/control/button';
import { FilterChip } from '../../../ui/control/chip';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { NewGymSheet } from './new-gym-sheet';

/** The person's gyms and the selected one. */
export default function GymsScreen() {
  const gyms = useGyms();
  const [creating, setCreating] = useState(false);
  const create = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
      Novo local
    </Button>
  );
  return (
    <>
      <BackBar title="Locais de treino" href="/app/profile" label="Voltar ao perfil" />
      <Page width="read">
        {gyms.state === 'failed' ? (
          <ReadFailed what="os locais de treino" />
        ) : gyms.state === 'loading' ? (
          <Skeleton height={240} />
        ) : gyms.value.all.length === 0 ? (
          <EmptyState title="Nenhum local ainda" icon={<MapPin />} action={create}>
            <p>
              Diga que anilhas, barras, halteres e máquinas há onde você treina. As cargas passam a
              ser as que dá para montar, e a calculadora mostra o que pôr de cada lado.
            </p>
          </EmptyState>
        ) : (
          <>
            <Places gyms={gyms.value} />
            <div>{create}</div>
          </>
        )}
      </Page>
      {creating && <NewGymSheet onClose={() => setCreating(false)} />}
    </>
  );
}

function Places({ gyms: { all, atHand } }: { gyms: Gyms }) {
  const commands = useGymCommands();
  return (
    <>
      <p className={textClass.hint}>
        As cargas são arredondadas para o que há no local em que você está. Sem nenhum marcado, vale
        o passo de cada exercício.
      </p>
      <List label="Locais">
        {all.map((gym) => (
          <ListRow
            key={gym.id}
            href={`/app/gyms/${gym.id}`}
            renderLink={renderLink}
            title={gymName(gym)}
            subtitle={gymSummary(gym)}
            actions={
              <FilterChip
                pressed={gym.id === atHand?.id}
                onChange={(here) => void guarded(commands.choose(here ? gym.id : null))}
              >
                Estou aqui<VisuallyHidden>: {gymName(gym)}</VisuallyHidden>
              </FilterChip>
            }
          />
        ))}
      </List>
    </>
  );
}

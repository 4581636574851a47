import { Card } from '../display/card';
import { Grid, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import { type MapLevel, MuscleMap } from '../muscle-map/muscle-map';

const levels = new Map<string, MapLevel>([
  ['chest-upper', 4],
  ['chest-lower', 4],
  ['shoulder-side/1', 3],
  ['triceps-long', 3],
  ['triceps-lateral', 3],
  ['biceps/2', 3],
  ['shoulder-side/0', 2],
  ['serratus-anterior/0', 1],
  ['obliques/0', 1],
  ['obliques/1', 1],
  ['abs-lower', 1],
  ['quads/0', 0],
  ['quads/2', 0],
  ['gluteus-maximus', 0],
]);

const rows = [
  { key: 'chest', name: 'Peito', value: '8', level: 4 },
  { key: 'front', name: 'Deltoide anterior', value: '4', level: 3 },
  { key: 'triceps', name: 'Tríceps', value: '4', level: 3 },
  { key: 'side', name: 'Deltoide lateral', value: '2,5', level: 2 },
  { key: 'abs', name: 'Abdômen', value: '1', level: 1 },
] as const;

const heads = ['Músculo', 'Séries'] as const;

export function KitMuscleMap() {
  return (
    <Stack>
      <SectionTitle>Mapa do corpo</SectionTitle>
      <Grid>
        <Card>
          <MuscleMap
            summary="Mais trabalhados: peito, deltoide anterior e tríceps."
            levels={levels}
            rows={rows}
            heads={heads}
            empty="Nenhuma série registrada."
            note="Cada série conta inteira para os músculos principais e metade para os que ajudam."
          />
        </Card>
        <Card>
          <MuscleMap
            summary="Nenhum músculo trabalhado."
            levels={new Map()}
            rows={[]}
            heads={heads}
            empty="Nenhuma série registrada."
          />
        </Card>
      </Grid>
      <Card>
        <MuscleMap
          summary="Mais trabalhados: peito, deltoide anterior e tríceps, com espaço ao lado."
          levels={levels}
          rows={rows}
          heads={heads}
          empty="Nenhuma série registrada."
        />
      </Card>
    </Stack>
  );
}

import { plural } from '#words/format/plural';
import { Card } from '../../../ui/display/card';
import styles from './import.module.css';
import type { OwnPlan } from './use-own-plan';

interface OwnNotesProps {
  plan: OwnPlan;
  /** Whether the consent to health data will be requested. */
  asks: boolean;
  /** Number of unreadable records. */
  left: number;
}

/** Sentences about the effects of importing a file in our format: added, unchanged, omitted. */
export function OwnNotes({ plan, asks, left }: OwnNotesProps) {
  const { workouts, weighings, programs } = plan.here;
  return (
    <Card as="section" padding="l" labelledBy="notes-title">
      <h2 id="notes-title">O que acontece</h2>
      <ul className={styles.notes}>
        <li>O que já está aqui fica como está. O arquivo só acrescenta.</li>
        {workouts > 0 && (
          <li>
            {plural(workouts, {
              zero: '',
              one: '1 treino já está aqui e fica como está.',
              other: '# treinos já estão aqui e ficam como estão.',
            })}
          </li>
        )}
        {weighings > 0 && (
          <li>
            {plural(weighings, {
              zero: '',
              one: '1 pesagem já está aqui e fica como está.',
              other: '# pesagens já estão aqui e ficam como estão.',
            })}
          </li>
        )}
        {programs > 0 && (
          <li>
            {plural(programs, {
              zero: '',
              one: '1 ficha já está aqui e fica como está, mesmo que a do arquivo seja mais nova. Para ficar com a do arquivo, remova a daqui e importe de novo.',
              other:
                '# fichas já estão aqui e ficam como estão, mesmo que as do arquivo sejam mais novas. Para ficar com as do arquivo, remova as daqui e importe de novo.',
            })}
          </li>
        )}
        {asks && (
          <li>
            {plan.health === plan.weighings
              ? plural(plan.weighings, {
                  zero: '',
                  one: 'A pesagem só entra se você concordar em guardar dados do corpo. O app pergunta antes.',
                  other:
                    'As # pesagens só entram se você concordar em guardar dados do corpo. O app pergunta antes.',
                })
              : plural(plan.health, {
                  zero: '',
                  one: 'O registro do corpo só entra se você concordar em guardar dados do corpo. O app pergunta antes.',
                  other:
                    'Os # registros do corpo só entram se você concordar em guardar dados do corpo. O app pergunta antes.',
                })}
          </li>
        )}
        {plan.others.has('preferences') && (
          <li>
            Das configurações, entram só as que você ainda não escolheu. Elas ficam mesmo se a
            importação for desfeita.
          </li>
        )}
        {left > 0 && (
          <li>
            {plural(left, {
              zero: '',
              one: '1 registro não foi entendido e fica de fora. Ele pode ser de uma versão mais nova.',
              other:
                '# registros não foram entendidos e ficam de fora. Eles podem ser de uma versão mais nova.',
            })}
          </li>
        )}
        <li>Depois dá para desfazer a importação de uma vez.</li>
      </ul>
    </Card>
  );
}

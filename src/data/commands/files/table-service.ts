import { NO_HEALTH_CHOICE } from '#domain/account/health-consent';
import type { Author, Registers } from '#domain/record/registers';
import type { ReadWorkout } from '../../../interchange/model';
import { openPartWriter } from '../../../replica/write/part-writer';
import type { ImportStep, StepName } from './import-steps';
import { storeParts } from './store-parts';
import {
  NO_NAME_CHOICES,
  type StoredTable,
  type TableAnswer,
  type TableAsk,
  type TableStoring,
} from './table-messages';
import {
  createTablePlanner,
  type NameChoices,
  type PlannedImport,
  type TableHere,
  type TablePlan,
} from './table-plan';

const nameOf = ({ kind, id, label }: StepName): StepName => ({ kind, id, label });

/** Stores a plan part by part. `say` gets each part once it is stored. */
async function storePlan(
  plan: TablePlan,
  { account, space, batch, brought }: TableStoring,
  say: (answer: TableAnswer) => void,
  signal: AbortSignal,
): Promise<StoredTable> {
  const { steps, learned } = plan.stepsOf(batch, brought);
  const writer = await openPartWriter({ account, place: account });
  let isFull = false;
  const commit = async (part: readonly ImportStep[]) => {
    const edits = part.flatMap(({ kind, id, writes }) =>
      writes.map((write) => ({
        space,
        kind,
        id,
        // Tables have workouts and exercises, which need no consent.
        write: (registers: Registers, author: Author) => write(registers, author, NO_HEALTH_CHOICE),
      })),
    );
    const stored = await writer.commit(edits);
    if (stored) say({ is: 'part', part: stored });
    isFull ||= stored === null;
    return 0;
  };
  const onProgress = (done: number, total: number) => say({ is: 'progress', done, total });
  try {
    const store = { commit, isFull: () => isFull };
    const outcome = await storeParts(store, steps, { onProgress, signal });
    const refused = outcome.refused.map(nameOf);
    return { steps: steps.map(nameOf), outcome: { ...outcome, refused }, learned };
  } finally {
    writer.close();
  }
}

/** The page renders the preview first, because both need the processor. */
const PREPARED_AFTER_MS = 500;

/** Has the workouts of a table, so that the page neither copies nor counts nor stores them. */
export interface TableService {
  /** The plan before the person has made choices. */
  planFirst(here: TableHere): PlannedImport;
  serve(asked: TableAsk): Promise<void>;
}

export function createTableService(
  workouts: readonly ReadWorkout[],
  say: (answer: TableAnswer) => void,
): TableService {
  let planner: ReturnType<typeof createTablePlanner> | null = null;
  let plan: TablePlan | null = null;
  const stopping = new AbortController();

  function planWith(here: TableHere | undefined, choices: NameChoices): PlannedImport {
    if (here) planner = createTablePlanner(workouts, here);
    if (!planner) throw new Error('A plan needs what is here');
    const planned = planner(choices);
    plan = planned;
    // While the person reads the preview; the last plan alone is stored.
    setTimeout(() => plan === planned && planned.prepare(), PREPARED_AFTER_MS);
    return planned.shown;
  }

  async function answer(asked: TableAsk): Promise<TableAnswer> {
    switch (asked.ask) {
      case 'plan':
        return { is: 'planned', planned: planWith(asked.here, asked.choices) };
      case 'store': {
        if (!plan) throw new Error('Nothing is planned');
        const stored = await storePlan(plan, asked.storing, say, stopping.signal);
        return { is: 'stored', stored };
      }
      case 'stop':
        throw new Error('A stop has no answer');
    }
  }

  return {
    planFirst: (here) => planWith(here, NO_NAME_CHOICES),
    async serve(asked) {
      if (asked.ask === 'stop') {
        stopping.abort();
        return;
      }
      try {
        say(await answer(asked));
      } catch (cause) {
        say({ is: 'failed', reason: String(cause) });
      }
    },
  };
}

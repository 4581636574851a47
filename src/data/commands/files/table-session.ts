import type { StoredPart } from '../../../replica/write/part-writer';
import type { Watching } from './store-parts';
import type { StoredTable, TableAnswer, TableAsk, TableStoring } from './table-messages';
import type { NameChoices, PlannedImport, TableHere } from './table-plan';

/** A plan before the person has made choices, and what it was made with. */
export interface FirstPlan {
  readonly here: TableHere;
  readonly planned: PlannedImport;
}

/** The workouts of a file, which are in the worker that has read it. */
export interface TableSession {
  /** The plan that came with the table; null without one. */
  readonly first: FirstPlan | null;
  plan(here: TableHere, choices: NameChoices): Promise<PlannedImport>;
  /** Stores the last plan. `onPart` gets each stored part. */
  store(
    storing: TableStoring,
    watching: Watching,
    onPart: (part: StoredPart) => void,
  ): Promise<StoredTable>;
  /** Ends the worker; a running import stops after its current part. */
  close(): void;
}

type LastAnswer = Exclude<TableAnswer, { is: 'part' | 'progress' }>;

function isAnswer(data: unknown): data is TableAnswer {
  return typeof data === 'object' && data !== null && 'is' in data;
}

/** The session of a worker that has read a table. */
export function openTableSession(worker: Worker, first: FirstPlan | null = null): TableSession {
  const waiting: { resolve(answer: LastAnswer): void; reject(cause: Error): void }[] = [];
  let onPart: (part: StoredPart) => void = () => {};
  let onProgress: Watching['onProgress'] = () => {};
  let storing = false;
  let closed = false;

  worker.addEventListener('error', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The worker of imports failed'));
  });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAnswer(data)) return;
    if (data.is === 'part') onPart(data.part);
    else if (data.is === 'progress') onProgress(data.done, data.total);
    else waiting.shift()?.resolve(data);
  });
  const ask = (asked: TableAsk) =>
    new Promise<LastAnswer>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(asked);
    }).then((answer) => {
      if (answer.is === 'failed') throw new Error(answer.reason);
      return answer;
    });

  let sent: TableHere | null = first?.here ?? null;
  return {
    first,
    async plan(here, choices) {
      const news = here === sent ? {} : { here };
      sent = here;
      const answer = await ask({ ask: 'plan', ...news, choices });
      if (answer.is !== 'planned') throw new Error(`Not a plan: ${answer.is}`);
      return answer.planned;
    },
    async store(wanted, watching, takePart) {
      onPart = takePart;
      onProgress = watching.onProgress;
      const stop = () => worker.postMessage({ ask: 'stop' } satisfies TableAsk);
      watching.signal.addEventListener('abort', stop, { once: true });
      storing = true;
      try {
        const answer = await ask({ ask: 'store', storing: wanted });
        if (answer.is !== 'stored') throw new Error(`Not stored: ${answer.is}`);
        return answer.stored;
      } finally {
        storing = false;
        if (closed) worker.terminate();
      }
    },
    close() {
      closed = true;
      if (storing) worker.postMessage({ ask: 'stop' } satisfies TableAsk);
      else worker.terminate();
    },
  };
}

import { useMemo } from 'react';
import { commitTo, type Refusal, useAccountSource } from '../write';
import { activateProgram } from './activate-program';

/** A person's commands on a ficha published for them. */
export interface PublishedCommands {
  /** Marks it as seen up to a version. */
  seen(program: string, version: number): Promise<Refusal | null>;
  /** Makes it active from today on. */
  use(program: string, version: number): Promise<Refusal | null>;
}

export function usePublishedCommands(): PublishedCommands {
  const source = useAccountSource();
  return useMemo(() => {
    const seen = (program: string, version: number) =>
      commitTo(source, 'preferences', 'self', () => ({ [`v.${program}`]: version }));
    return {
      seen,
      async use(program, version) {
        await activateProgram(source, program);
        return seen(program, version);
      },
    };
  }, [source]);
}

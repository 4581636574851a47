import useSWR from 'swr';
import { decodeProgram } from '#domain/programs/ficha-code/decode';
import type { CodeFault, SharedProgram } from '#domain/programs/ficha-code/shape';
import type { Report } from '#protocol/coaching/professionals';
import type { PublicProgramAnswer } from '#protocol/programs/program-links';
import { ApiError } from '../../api/errors';
import { type Failure, failureOf } from '../remote/failure';
import { useProgramLinkCalls } from './program-link';

/** A ficha behind a public link. */
export interface PublicProgram {
  readonly shared: SharedProgram;
  /** Its author, if they have a public page. */
  readonly by: PublicProgramAnswer['by'];
  /** Time of the last change of the link, epoch ms. */
  readonly updatedAt: number;
}

/** The target of a link: loading, a ficha, gone, or unavailable at the moment. */
export type PublicProgramState =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'ready'; readonly value: PublicProgram }
  /** The ficha's code cannot be read: damaged, from a later version, or too long. */
  | { readonly state: 'unread'; readonly fault: CodeFault }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void };

/** The ficha of a link, and the act that reports it. */
export function usePublicProgram(id: string) {
  const calls = useProgramLinkCalls();
  const { data, error, mutate } = useSWR(['public-program', id], () =>
    calls.open(id).then(read, (cause: unknown) => {
      if (cause instanceof ApiError && (cause.status === 404 || cause.status === 400)) {
        return { state: 'unknown' as const };
      }
      throw cause;
    }),
  );
  const failed = error !== undefined && data === undefined;
  const program: PublicProgramState = failed
    ? { state: 'failed', failure: failureOf(error), retry: () => void mutate() }
    : (data ?? { state: 'loading' });
  return { program, report: (report: Report) => calls.report(id, report) };
}

function read({ code, by, updatedAt }: PublicProgramAnswer): PublicProgramState {
  const shared = decodeProgram(code);
  if ('fault' in shared) return { state: 'unread', fault: shared.fault };
  return { state: 'ready', value: { shared, by, updatedAt } };
}

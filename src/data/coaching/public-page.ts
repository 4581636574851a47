import useSWR from 'swr';
import {
  type PublicProfile,
  REPORT_LENGTH,
  REPORT_REASONS,
  type Report,
  type ReportReason,
} from '#protocol/coaching/professionals';
import { ApiError } from '../../api/errors';
import { type Failure, failureOf } from '../remote/failure';
import { useProfessionalCalls } from './own-page';

export type { PublicProfile, Report, ReportReason };
export { REPORT_LENGTH, REPORT_REASONS };

/** A professional's page: loading, found, unknown, or unavailable at the moment. */
export type PublicPage =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: PublicProfile }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void };

/** The page of a handle, and the visitor's acts. */
export function usePublicPage(handle: string) {
  const calls = useProfessionalCalls();
  const { data, error, mutate } = useSWR(['public', handle], () =>
    calls.page(handle).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 404) return null;
      throw cause;
    }),
  );
  const page: PublicPage =
    data === null
      ? { state: 'unknown' }
      : data !== undefined
        ? { state: 'ready', value: data }
        : error !== undefined
          ? { state: 'failed', failure: failureOf(error), retry: () => void mutate() }
          : { state: 'loading' };
  return {
    page,
    /** A link with which the signed-in person can start training with this professional. */
    askToTrain: () => calls.askToTrain(handle),
    report: (report: Report) => calls.report(handle, report),
  };
}

/** The address of a published page's picture; null without one. */
export function publicPhotoOf({
  handle,
  photo,
}: {
  readonly handle: string | null;
  readonly photo: string | null;
}): string | null {
  return handle === null || photo === null
    ? null
    : `/api/public/${encodeURIComponent(handle)}/photo?v=${encodeURIComponent(photo)}`;
}

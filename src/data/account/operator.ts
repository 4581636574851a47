import useSWR from 'swr';
import * as v from 'valibot';
import { type Operator, operatorSchema } from '#protocol/account/operator';
import { useClient } from '../remote/api-client';

const UNKNOWN: Operator = { name: null, document: null, contact: null, analytics: null };

/** The operator of this installation; undefined before the server's answer. */
export function useKnownOperator(): Operator | undefined {
  const client = useClient();
  const { data } = useSWR('operator', () =>
    client.get('/api/operator', { read: v.parser(operatorSchema) }),
  );
  return data;
}

/**
 * The operator; before an answer, also offline, its fields are null, so that the legal pages can
 * always be read.
 */
export function useOperator(): Operator {
  return useKnownOperator() ?? UNKNOWN;
}

import useSWR from 'swr';
import * as v from 'valibot';
import { type Operator, operatorSchema } from '#protocol/operator';
import { useClient } from './api-client';

const UNKNOWN: Operator = { name: null, document: null, contact: null, analytics: null };

/** Who runs this address; undefined before the server has said it. */
export function useKnownOperator(): Operator | undefined {
  const client = useClient();
  const { data } = useSWR('operator', () =>
    client.get('/api/operator', { read: v.parser(operatorSchema) }),
  );
  return data;
}

/** The same with all unknown while offline, so that the legal pages always read. */
export function useOperator(): Operator {
  return useKnownOperator() ?? UNKNOWN;
}

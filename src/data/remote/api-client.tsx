import { createContext, type ReactNode, useContext } from 'react';
import type { Client } from '../../api/client';

const ClientContext = createContext<Client | null>(null);

export function ClientProvider(props: { client: Client; children: ReactNode }) {
  return <ClientContext value={props.client}>{props.children}</ClientContext>;
}

/** The client of the API for this folder's hooks. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('No ClientProvider');
  return client;
}

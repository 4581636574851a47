import { createContext, type ReactNode, useContext } from 'react';
import type { Client } from '../api/client';

const ClientContext = createContext<Client | null>(null);

export function ClientProvider(props: { client: Client; children: ReactNode }) {
  return <ClientContext value={props.client}>{props.children}</ClientContext>;
}

/** The way to the backend, for the hooks of this folder. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient outside of ClientProvider');
  return client;
}

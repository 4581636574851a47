import { network } from '../http/network';
import type { PokeEvent } from './poke-bus';

/** The part of a socket that the registry needs. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface LiveConnection {
  readonly socket: LiveSocket;
  readonly person: string;
  readonly session: string;
  /** The client's address. */
  readonly address: string;
  /** End of the session as of the handshake, epoch ms. */
  readonly until: number;
  readonly device: string | null;
}

/** The spaces for which a person gets pokes, each with the version of the grant. */
export type HeardSpaces = ReadonlyMap<string, number>;

/** Maximum open connections per person; each device and tab has one. */
export const CONNECTIONS_PER_PERSON = 8;
/** Maximum per address, IPv6 per /64; many customers of a mobile provider share one. */
export const CONNECTIONS_PER_ADDRESS = 2_000;

/** Policy violation (RFC 6455, section 7.4.1): the session is over, so reconnecting is useless. */
const SESSION_OVER = 1008;
/** "Going away": the client reconnects and authenticates again. */
const SHOW_AGAIN = 1001;

export interface Connections {
  hasRoom(person: string, address: string): boolean;
  add(connection: LiveConnection, spaces: HeardSpaces): void;
  remove(connection: LiveConnection): void;
  /** People with an open connection. */
  people(): string[];
  /**
   * Sets the spaces for which a person gets pokes. Spaces that were added, removed or got another
   * grant are poked at once, so that devices pull.
   */
  hear(person: string, spaces: HeardSpaces): void;
  /** Sends the event to all readers of the space except the device that wrote. */
  deliver(event: PokeEvent): void;
  /** Spaces with at least one listener. */
  spaces(): string[];
  /** Sessions with an open connection. */
  sessions(): string[];
  /** Closes the connections of a session that was ended. */
  closeSession(session: string): void;
  /** Closes connections with a possibly expired session; the client has to authenticate again. */
  closeExpired(now: number): void;
  readonly size: number;
}

/** The open sockets of this process, indexed by person, space, session and address. */
export function createConnections(): Connections {
  const byPerson = new Map<string, Set<LiveConnection>>();
  const bySpace = new Map<string, Set<LiveConnection>>();
  const heard = new Map<LiveConnection, HeardSpaces>();
  const bySession = new Map<string, Set<LiveConnection>>();
  const byAddress = new Map<string, Set<LiveConnection>>();

  const put = (index: Map<string, Set<LiveConnection>>, key: string, one: LiveConnection) => {
    const found = index.get(key);
    if (found) found.add(one);
    else index.set(key, new Set([one]));
  };
  const drop = (index: Map<string, Set<LiveConnection>>, key: string, one: LiveConnection) => {
    const found = index.get(key);
    found?.delete(one);
    if (found?.size === 0) index.delete(key);
  };
  const remove = (connection: LiveConnection) => {
    drop(byPerson, connection.person, connection);
    drop(bySession, connection.session, connection);
    drop(byAddress, network(connection.address), connection);
    for (const space of heard.get(connection)?.keys() ?? []) drop(bySpace, space, connection);
    heard.delete(connection);
  };
  // The connection gets no more pokes, however long its client takes to close it.
  const cut = (connection: LiveConnection, code: number) => {
    remove(connection);
    connection.socket.close(code, 'session');
  };
  return {
    hasRoom: (person, address) =>
      (byPerson.get(person)?.size ?? 0) < CONNECTIONS_PER_PERSON &&
      (byAddress.get(network(address))?.size ?? 0) < CONNECTIONS_PER_ADDRESS,
    add(connection, spaces) {
      put(byPerson, connection.person, connection);
      put(bySession, connection.session, connection);
      put(byAddress, network(connection.address), connection);
      heard.set(connection, spaces);
      for (const space of spaces.keys()) put(bySpace, space, connection);
    },
    remove,
    people: () => [...byPerson.keys()],
    hear(person, spaces) {
      for (const connection of byPerson.get(person) ?? []) {
        const before: HeardSpaces = heard.get(connection) ?? new Map();
        heard.set(connection, spaces);
        for (const space of new Set([...before.keys(), ...spaces.keys()])) {
          if (before.get(space) === spaces.get(space)) continue;
          if (spaces.has(space)) put(bySpace, space, connection);
          else drop(bySpace, space, connection);
          connection.socket.send(JSON.stringify({ space, rev: 0 }));
        }
      }
    },
    deliver({ space, rev, device }) {
      const text = JSON.stringify({ space, rev });
      for (const connection of bySpace.get(space) ?? []) {
        if (device === null || connection.device !== device) connection.socket.send(text);
      }
    },
    spaces: () => [...bySpace.keys()],
    sessions: () => [...bySession.keys()],
    closeSession(session) {
      for (const connection of bySession.get(session) ?? []) cut(connection, SESSION_OVER);
    },
    closeExpired(now) {
      for (const connections of bySession.values()) {
        for (const connection of connections) {
          if (connection.until <= now) cut(connection, SHOW_AGAIN);
        }
      }
    },
    get size() {
      let size = 0;
      for (const connections of byPerson.values()) size += connections.size;
      return size;
    },
  };
}

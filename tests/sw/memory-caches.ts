export const ORIGIN = 'https://anilha.example';

/** Cache storage in memory, with the calls that the worker makes. */
export function createCaches() {
  const stores = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    const absolute = (key: RequestInfo | URL) =>
      new URL(key instanceof Request ? key.url : key, ORIGIN).href;
    return {
      match: async (key: RequestInfo | URL) => {
        const body = store.get(absolute(key));
        return body === undefined ? undefined : new Response(body);
      },
      put: async (key: RequestInfo | URL, response: Response) => {
        store.set(absolute(key), await response.text());
      },
      delete: async (key: RequestInfo | URL) => store.delete(absolute(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  return { open };
}

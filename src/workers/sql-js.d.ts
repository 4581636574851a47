/** The part of sql.js that is used here; its own types name Emscripten's, which need Node's. */
declare module 'sql.js' {
  interface Result {
    readonly columns: readonly string[];
    readonly values: readonly (readonly (string | number | Uint8Array | null)[])[];
  }
  interface Database {
    exec(sql: string): readonly Result[];
    close(): void;
  }
  export default function initSqlJs(options: {
    readonly wasmBinary: ArrayBuffer;
  }): Promise<{ readonly Database: new (bytes: Uint8Array) => Database }>;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}

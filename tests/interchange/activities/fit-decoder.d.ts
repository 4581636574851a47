// The package has no types of its own; these are of what the tests call.
declare module 'fit-decoder' {
  interface DecodedRecord {
    readonly type: string;
    readonly data: Readonly<Record<string, number | string>>;
  }
  interface Decoded {
    readonly records: readonly DecodedRecord[];
  }
  const decoder: {
    fit2json(file: ArrayBufferLike): unknown;
    parseRecords(read: unknown): Decoded;
  };
  export default decoder;
}

/** An activity file, perhaps within an archive. */
export interface PackedActivity {
  readonly name: string;
  readonly file: Blob;
  /** How it is compressed, outermost first. */
  readonly packed: readonly ('deflate-raw' | 'gzip')[];
}

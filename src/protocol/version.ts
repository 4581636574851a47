/** Version of the message format. */
export const PROTO = 1;
/** Version of the record schemas (kinds and paths). Rises when a kind or a path is added. */
export const SCHEMA = 10;
/** Oldest schema that may pull; every schema ever shipped may push. */
export const MIN_SCHEMA = 1;

export interface RateLimitTables {
  rate_limit: {
    /** The counted action, and a digest of the action with its actor. */
    key: string;
    count: number;
    /** Epoch ms at which the count restarts. */
    resets_at: number;
  };
}

export interface RateLimitTables {
  rate_limit: {
    /** The counted action and its actor; accounts appear as a digest. */
    key: string;
    count: number;
    /** Epoch ms at which the count restarts. */
    resets_at: number;
  };
}

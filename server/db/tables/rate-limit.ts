export interface RateLimitTables {
  rate_limit: {
    /** What is counted and for whom; accounts appear as a digest. */
    key: string;
    count: number;
    /** Epoch ms at which counting starts anew. */
    resets_at: number;
  };
}

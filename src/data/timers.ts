/** Calls `work` after `ms`; returns what cancels it. */
export function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Calls `work` each `ms`; returns what ends it. */
export function every(work: () => void, ms: number): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

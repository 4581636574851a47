/** Names the running build: the address of the entry script, which carries its hash. */
export function runningBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
}

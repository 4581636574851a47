/** The name of the running build: the address of the entry script, which contains its hash. */
export function runningBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
}

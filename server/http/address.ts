/**
 * Whether an address contains a user name or password (`http://name:word@host/`), with which no
 * Request can be created.
 */
export function namesAsker(address: string): boolean {
  if (!address.includes('@')) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

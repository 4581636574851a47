/** Whether an address names who asks (`http://name:word@host/`): no request can be made of one. */
export function namesAsker(address: string): boolean {
  if (!address.includes('@')) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

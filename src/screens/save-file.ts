/** Hands a file to the browser to be saved. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function saveJson(name: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  saveFile(`${name}.json`, new Blob([text], { type: 'application/json' }));
}

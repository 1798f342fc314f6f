/** Saves a text as a file of this device. */
export function save(text: string, kind: 'fief' | 'json'): void {
  const type = kind === 'json' ? 'application/json' : 'text/plain;charset=utf-8';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `analysis.${kind}`;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a file to the browser, which asks or not where it goes. */
export function saveFile(name: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser that asks first still needs it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a file to the browser, which asks or not where it goes. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser that asks first still needs it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same of a sheet, in parts. */
export const saveSheet = (name: string, parts: readonly string[]): void =>
  saveFile(name, new Blob([...parts], { type: 'text/csv;charset=utf-8' }));

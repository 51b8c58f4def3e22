/** What happens when somebody chooses files: the field holds them and says that it has changed. */
export function chooseFiles(field: HTMLElement, ...files: File[]): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('No field for files.');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

import { useEffect, type RefObject } from 'react';

/** Lets a native field of files hold these, so that a form sends them and knows whether there are any. */
export function holdFiles(field: HTMLInputElement | null, files: readonly File[]): void {
  if (!field || !globalThis.DataTransfer) return;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  field.files = held.files;
}

/** The same, for as long as they are the ones. */
export function useSentFiles(
  input: RefObject<HTMLInputElement | null>,
  files: readonly File[],
): void {
  useEffect(() => holdFiles(input.current, files), [input, files]);
}

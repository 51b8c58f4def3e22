/** The old way, for pages without the clipboard: a field to select from, in reach of the focus. */
function copyBySelecting(text: string, near: Element): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.setProperty('position', 'fixed');
  field.style.setProperty('opacity', '0');
  // Larger letters than a phone would zoom in on.
  field.style.setProperty('font-size', '16px');
  // Beside the button: outside a dialog that is open nothing can be selected.
  near.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Puts a text on the clipboard; says whether it is there. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text, near);
  }
}

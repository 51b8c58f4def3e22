const first = (nodes: Iterable<Element>): HTMLElement | null => {
  const all = [...nodes].filter((node) => node instanceof HTMLElement);
  return all.find((node) => node instanceof HTMLInputElement && node.checked) ?? all[0] ?? null;
};

/** What the keyboard goes to for a value that no control of the browser's own holds. */
const inFrontOf = (hidden: HTMLElement): HTMLElement | null =>
  hidden.closest('[data-field]')?.querySelector<HTMLElement>('[data-control]') ??
  hidden.parentElement?.querySelector<HTMLElement>(
    '[data-control], input:not([type="hidden"]), button, select, textarea',
  ) ??
  null;

/** The control of a field by the name that is sent, or by its id. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | null {
  const found = form.elements.namedItem(field);
  const control = found instanceof RadioNodeList ? first(found as Iterable<Element>) : found;
  if (!(control instanceof HTMLElement)) return null;
  if (control instanceof HTMLFieldSetElement) return first(control.querySelectorAll('input'));
  return control instanceof HTMLInputElement && control.type === 'hidden'
    ? inFrontOf(control)
    : control;
}

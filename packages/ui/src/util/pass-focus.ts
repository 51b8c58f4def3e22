const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/**
 * Hands the focus on before its place goes away: to what comes after it on the
 * page, or before it where nothing does. Leaves a focus elsewhere alone.
 */
export function passFocus(from: HTMLElement): void {
  if (!from.contains(document.activeElement)) return;
  const others = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => !from.contains(element) && element.checkVisibility(),
  );
  const after = others.find(
    (element) => from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (after ?? others.at(-1))?.focus({ preventScroll: true });
}

import { shownTexts } from './lines.ts';

/** Twice what a browser starts from: as far as a page must hold (WCAG 1.4.4). */
const twice = new CSSStyleSheet();
// A calm page takes on everything by a transition that is over at once, but not at once enough.
twice.replaceSync(':root{font-size:32px}*,*::before,*::after{transition-property:none!important}');

/** What a browser starts from; names in a bar and titles in a banner stop there or beyond. */
const usual = 15.9;

const sizeOf = ({ parentElement }: Text): number =>
  parentElement ? Number.parseFloat(getComputedStyle(parentElement).fontSize) : 0;

/** A brand's name is a mark, and what nobody sees has no size. */
function isRead({ parentElement }: Text): boolean {
  if (!parentElement || parentElement.closest('[translate="no"]')) return false;
  const { width, height } = parentElement.getBoundingClientRect();
  return width > 1 && height > 1;
}

/**
 * Doubles the size of text, as a reader may in the settings of a phone, looks
 * at the page as it then is, and tells as well which letters do not grow.
 */
export function whenLarge(look: () => string[]): string[] {
  const before = new Map(shownTexts().map((node) => [node, sizeOf(node)]));
  document.adoptedStyleSheets.push(twice);
  try {
    const stays = (node: Text): boolean => {
      const was = before.get(node) ?? 0;
      return isRead(node) && sizeOf(node) <= Math.min(was, usual);
    };
    const small = shownTexts().filter(stays);
    return [...small.map((node) => `“${node.data.slice(0, 24)}” does not grow`), ...look()];
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== twice);
  }
}

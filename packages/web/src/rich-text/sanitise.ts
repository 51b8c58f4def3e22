import createPurify, { type Config } from 'dompurify';
import { allowedElements, droppedElements, safeAttribute } from '@livery/contract/client';
import type { HtmlReader } from '@livery/themes/contract';

const LONGEST = 200_000;

/**
 * The browser's parser, which under the page's policy takes no string: the head of the page
 * has left a way to have one read. Without trusted types it takes any.
 */
class Reader extends DOMParser {
  override parseFromString(html: string, type: DOMParserSupportedType): Document {
    const { liveryRead: read } = globalThis as HtmlReader;
    return read === undefined ? super.parseFromString(html, type) : read(html);
  }
}

const { Node, Element, NodeFilter, NamedNodeMap } = window;
const { DocumentFragment, HTMLTemplateElement, HTMLFormElement } = window;
/** What DOMPurify asks of a window, and no trusted types among it: it has no policy to make. */
const within = {
  document,
  Node,
  Element,
  NodeFilter,
  NamedNodeMap,
  DocumentFragment,
  HTMLTemplateElement,
  HTMLFormElement,
  DOMParser: Reader,
};

const settings = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: [...new Set(Object.values(allowedElements).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [...droppedElements],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * What is left of an operator’s HTML that a page may show: the contract’s list, element by
 * element (ADR 101).
 */
export type Sanitise = (html: string) => DocumentFragment;

export function sanitiserFor(imageHosts: readonly string[]): Sanitise {
  const purify = createPurify(within);
  purify.addHook('uponSanitizeAttribute', ({ localName }, found) => {
    const { attrName, attrValue } = found;
    const isAllowed = allowedElements[localName]?.includes(attrName) ?? false;
    const value = isAllowed ? safeAttribute(attrName, attrValue, imageHosts) : undefined;
    if (value === undefined) found.keepAttr = false;
    else found.attrValue = value;
  });
  return (html) => {
    // After a line a frameset can no longer take the place of the body, with nothing left to show.
    const whole = purify.sanitize(`<hr>${html.slice(0, LONGEST)}`, settings);
    whole.firstChild?.remove();
    return whole;
  };
}

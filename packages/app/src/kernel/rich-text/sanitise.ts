import createPurify, { type Config } from 'dompurify';
import { allowedElements, droppedElements, safeAttribute } from '@livery/contract/client';
import { htmlPolicy } from '@livery/themes/contract';

const LONGEST = 200_000;

/** As browsers have it that know trusted types. */
interface Doors {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
  };
}

/**
 * The way into the browser's parser. The page's policy lets one of this name be made and no
 * second, and it never leaves this module: nobody else gets a string through.
 */
const door = (globalThis as Doors).trustedTypes?.createPolicy(htmlPolicy, {
  createHTML: (html) => html,
});

const settings = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: [...new Set(Object.values(allowedElements).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [...droppedElements],
  RETURN_DOM_FRAGMENT: true,
  TRUSTED_TYPES_POLICY: door ?? null,
} as const satisfies Config;

/** What is left of an operator’s HTML that a page may show: the contract’s list, element by element. */
export type Sanitise = (html: string) => DocumentFragment;

export function sanitiserFor(imageHosts: readonly string[]): Sanitise {
  const purify = createPurify(window);
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

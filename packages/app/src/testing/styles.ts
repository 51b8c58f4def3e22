/** What the sheet of a browser asks for before it says whether an element is seen, or can be pressed. */
const asked = ['hidden', 'open', 'popover', 'type', 'dir'] as const;

const signOf = (element: Element): string =>
  asked.reduce((sign, name) => {
    const value = element.getAttribute(name);
    return value === null ? sign : `${sign}[${name}=${value}]`;
  }, element.localName);

/** Whether more than the sheet of the browser has a say in how an element looks. */
function isStyled(element: Element): boolean {
  if (element.ownerDocument.styleSheets.length > 0 || !element.isConnected) return true;
  for (let one: Element | null = element; one; one = one.parentElement)
    if (one.localName === 'table' || one.hasAttribute('style')) return true;
  return false;
}

/** As jsdom answers it. */
export const realStyle = window.getComputedStyle.bind(window);

const known = new Map<string, CSSStyleDeclaration>();

/**
 * `getComputedStyle` of jsdom holds two hundred selectors against every element for every question
 * by role. Here no sheet is loaded, so elements of one kind are seen alike: it is asked once a kind.
 */
export const styleByKind: typeof getComputedStyle = (element, pseudo) => {
  if (isStyled(element)) return realStyle(element, pseudo);
  const { parentElement: parent } = element;
  const kind = `${parent ? signOf(parent) : ''}>${signOf(element)}`;
  const style = known.get(kind) ?? realStyle(element);
  known.set(kind, style);
  return style;
};

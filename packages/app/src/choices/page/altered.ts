/** What a style can say of a part that an eye can see, or feel when it moves. */
const seen = [
  'color',
  'background-color',
  'background-image',
  'background-size',
  'border-top-width',
  'border-top-color',
  'border-bottom-width',
  'border-bottom-color',
  'border-inline-start-width',
  'border-start-start-radius',
  'border-start-end-radius',
  'border-end-start-radius',
  'border-end-end-radius',
  'box-shadow',
  'outline-width',
  'outline-color',
  'inline-size',
  'block-size',
  'min-block-size',
  'padding-block-start',
  'padding-block-end',
  'padding-inline-start',
  'padding-inline-end',
  'margin-block-start',
  'margin-block-end',
  'margin-inline-start',
  'inset-block-start',
  'inset-inline-start',
  'row-gap',
  'column-gap',
  'grid-template-columns',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-stretch',
  'font-variation-settings',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'fill',
  'stroke',
  'stop-color',
  'opacity',
  'transform',
  'scale',
  'rotate',
  'translate',
  'clip-path',
  'filter',
  'backdrop-filter',
  'aspect-ratio',
  'transition-duration',
  'transition-timing-function',
  'animation-duration',
  'animation-timing-function',
] as const;

/** Another value of the same kind, by what the value looks like. */
function other(value: string): string {
  if (/^(?:#|rgb|color)/.test(value) && !/[ ,]/.test(value)) return '#12ab34';
  if (/%/.test(value)) return '#12ab34 0%, #ab1234 100%';
  if (/^-?[\d.]+(?:px|rem)$/.test(value)) return `calc(${value} + 7px)`;
  if (/^[\d.]+m?s$/.test(value)) return '777ms';
  if (/^(?:cubic-bezier|steps)/.test(value)) return 'linear';
  if (/^-?[\d.]+$/.test(value))
    return String(Number(value) > 40 ? Number(value) - 37 : Number(value) + 0.37);
  return /px/.test(value) ? '0px 0px 0px 9px #12ab34' : 'monospace';
}

const look = (part: Element): string => {
  const window = part.ownerDocument.defaultView;
  if (!window) return '';
  return ['', '::before', '::after']
    .map((place) => {
      const style = window.getComputedStyle(part, place || null);
      return seen.map((name) => style.getPropertyValue(name)).join();
    })
    .join('|');
};

/** A colour that changes by a transition is the old one for a moment. */
const atOnce = '*,*::before,*::after{transition:none!important}';

function changing(
  root: HTMLElement,
  property: string,
  value: string,
  parts: readonly Element[],
): readonly Element[] {
  const mine = root.style.getPropertyValue(property);
  const before = parts.map(look);
  root.style.setProperty(property, value);
  const found = parts.filter((part, index) => look(part) !== before[index]);
  if (mine) root.style.setProperty(property, mine);
  else root.style.removeProperty(property);
  return found;
}

/** Those of the parts that look different once the property has another value: what only mentions it is none. */
export function alteredBy(
  page: Document,
  property: string,
  parts: readonly Element[],
): readonly Element[] {
  const root = page.documentElement;
  const now = page.defaultView?.getComputedStyle(root).getPropertyValue(property).trim() ?? '';
  const sheet = page.createElement('style');
  sheet.textContent = atOnce;
  page.head.append(sheet);
  const still = changing(root, property, other(now), parts);
  sheet.remove();
  // What only moves otherwise is seen with its transitions.
  return still.length > 0 ? still : changing(root, property, other(now), parts);
}

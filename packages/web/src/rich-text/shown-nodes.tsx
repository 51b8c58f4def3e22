import { createElement, type ComponentType, type ReactNode } from 'react';
import { allowedElements, MOST_DEEP } from '@livery/contract/client';

/** As React calls them. */
const props: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Between the parts of a table there is no text. */
const frames = new Set(['table', 'thead', 'tbody', 'tr']);

const headings = /^h([1-6])$/;

const levelOf = ({ localName }: Element): number => Number(headings.exec(localName)?.[1]);

/** By how much headings go down, so that the highest stands right below the one above the text. */
export function dropOf(fragment: DocumentFragment, above: number): number {
  const levels = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(levelOf);
  return levels.length === 0 ? 0 : above + 1 - Math.min(...levels);
}

function attributesOf(element: Element): Record<string, string> {
  const names = allowedElements[element.localName] ?? [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[props[name] ?? name, value]];
    }),
  );
}

export interface OperatorLinkProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** What stands for links and tables, and where in the text something is. */
export interface ShownAs {
  readonly Link: ComponentType<OperatorLinkProps>;
  readonly Table: ComponentType<{ children: ReactNode }>;
  readonly drop: number;
  readonly depth: number;
}

/** React’s elements for what the sanitiser left; whatever it may have missed has no other way in. */
export function shownNodes(parent: ParentNode, as: ShownAs): ReactNode[] {
  if (as.depth > MOST_DEEP) return [];
  return [...parent.childNodes].map((node, key) => {
    if (node instanceof Element) return shownElement(node, key, as);
    if (node.nodeType !== Node.TEXT_NODE) return null;
    const isFrame = parent instanceof Element && frames.has(parent.localName);
    return isFrame && node.nodeValue?.trim() === '' ? null : node.nodeValue;
  });
}

function shownElement(element: Element, key: number, as: ShownAs): ReactNode {
  const { Link, Table, drop, depth } = as;
  const tag = element.localName;
  if (!Object.hasOwn(allowedElements, tag)) return null;
  const given = attributesOf(element);
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'img')
    return given['src'] ? (
      <img alt="" loading="lazy" decoding="async" {...given} key={key} />
    ) : null;
  const within = shownNodes(element, { ...as, depth: depth + 1 });
  if (tag === 'a')
    return (
      <Link key={key} to={given['href']}>
        {within}
      </Link>
    );
  if (tag === 'table') return <Table key={key}>{within}</Table>;
  if (headings.test(tag))
    return createElement(`h${Math.min(6, levelOf(element) + drop)}`, { key }, ...within);
  return createElement(tag, { ...given, key }, ...within);
}

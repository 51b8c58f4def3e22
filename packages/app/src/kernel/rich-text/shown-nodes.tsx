import { createElement, type ReactNode } from 'react';
import { allowedElements, MOST_DEEP } from '@livery/contract/client';
import { OperatorLink } from './operator-link.tsx';
import { WideTable } from './wide-table.tsx';

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

/** React’s elements for what the sanitiser left; whatever it may have missed has no other way in. */
export function shownNodes(parent: ParentNode, drop: number, depth = 0): ReactNode[] {
  if (depth > MOST_DEEP) return [];
  return [...parent.childNodes].map((node, key) => {
    if (node instanceof Element) return shownElement(node, { key, drop, depth });
    if (node.nodeType !== Node.TEXT_NODE) return null;
    const isFrame = parent instanceof Element && frames.has(parent.localName);
    return isFrame && node.nodeValue?.trim() === '' ? null : node.nodeValue;
  });
}

interface Place {
  readonly key: number;
  readonly drop: number;
  readonly depth: number;
}

function shownElement(element: Element, { key, drop, depth }: Place): ReactNode {
  const tag = element.localName;
  if (!Object.hasOwn(allowedElements, tag)) return null;
  const given = attributesOf(element);
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'img')
    return given['src'] ? (
      <img alt="" loading="lazy" decoding="async" {...given} key={key} />
    ) : null;
  const within = shownNodes(element, drop, depth + 1);
  if (tag === 'a')
    return (
      <OperatorLink key={key} to={given['href']}>
        {within}
      </OperatorLink>
    );
  if (tag === 'table') return <WideTable key={key}>{within}</WideTable>;
  if (headings.test(tag))
    return createElement(`h${Math.min(6, levelOf(element) + drop)}`, { key }, ...within);
  return createElement(tag, { ...given, key }, ...within);
}

import {
  allowedElements,
  droppedElements,
  emptyElements,
  LINK_REL,
  MOST_DEEP,
  safeAttribute,
} from '@livery/contract';
import { type DefaultTreeAdapterTypes, html as spec, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** More than anybody reads; a parser's time grows with it. */
const LONGEST = 200_000;

/**
 * Operator HTML with nothing in it but what the contract allows, written anew
 * from what a browser would make of it: reading the result again changes nothing.
 */
export function cleanHtml(html: string, imageHosts: readonly string[]): string {
  if (!/[<>&]/.test(html)) return html;
  const { childNodes } = parseFragment(html.slice(0, LONGEST));
  return written(childNodes, imageHosts, 0);
}

function written(nodes: readonly Node[], hosts: readonly string[], depth: number): string {
  if (depth > MOST_DEEP) return '';
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return escapeText(node.value);
      return 'tagName' in node ? writtenElement(node, hosts, depth) : '';
    })
    .join('');
}

function writtenElement(element: Element, hosts: readonly string[], depth: number): string {
  const { tagName, namespaceURI, childNodes } = element;
  if (namespaceURI !== spec.NS.HTML || droppedElements.includes(tagName)) return '';
  const within = written(childNodes, hosts, depth + 1);
  const allowed = Object.hasOwn(allowedElements, tagName) ? allowedElements[tagName] : undefined;
  if (allowed === undefined) return within;
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const kept = allowed.flatMap((name) => {
    const value = safeAttribute(name, given.get(name) ?? '', hosts);
    return value === undefined || !given.has(name) ? [] : ([[name, value]] as const);
  });
  // A link that leads nowhere is its words; a picture from nowhere is nothing.
  if (tagName === 'a') {
    if (kept.length === 0) return within;
    return `<a${attributes([...kept, ['rel', LINK_REL]])}>${within}</a>`;
  }
  if (tagName === 'img' && !kept.some(([name]) => name === 'src')) return '';
  const start = `<${tagName}${attributes(kept)}>`;
  return emptyElements.has(tagName) ? start : `${start}${within}</${tagName}>`;
}

const attributes = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

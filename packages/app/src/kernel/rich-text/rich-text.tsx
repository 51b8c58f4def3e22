import { createElement, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LINK_REL } from '@livery/contract/client';
import { useMerchant } from '#kernel/merchant.tsx';
import { routeAt } from '#kernel/routing/table.ts';
import { readHtml, type RichElement, type RichNode } from './read-html.ts';

export interface RichTextProps {
  /** Of an operator, as the platform sent it. */
  html: string;
}

/** The one way by which HTML of an operator gets into a page. */
export function RichText({ html }: RichTextProps) {
  const { imageHosts } = useMerchant();
  return useMemo(() => readHtml(html, imageHosts).map(shown), [html, imageHosts]);
}

function shown(node: RichNode, key: number): ReactNode {
  return typeof node === 'string' ? node : shownElement(node, key);
}

/** As React calls them. */
const props: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function shownElement({ tag, attributes, children }: RichElement, key: number): ReactNode {
  const within = children.map(shown);
  if (tag === 'a') return shownLink(attributes['href'], within, key);
  const given = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [props[name] ?? name, value]),
  );
  const picture = tag === 'img' ? { alt: '', loading: 'lazy' } : {};
  return createElement(tag, { ...picture, ...given, key }, ...within);
}

/** A page of the app is gone to without loading it anew; whatever else opens beside it. */
function shownLink(href: string | undefined, words: ReactNode[], key: number): ReactNode {
  if (href === undefined) return createElement('span', { key }, ...words);
  if (isPage(href)) return createElement(Link, { to: href, rel: LINK_REL, key }, ...words);
  const beside = /^https:/i.test(href) ? { target: '_blank' } : {};
  return createElement('a', { href, rel: LINK_REL, ...beside, key }, ...words);
}

function isPage(href: string): boolean {
  if (!href.startsWith('/')) return false;
  const { pathname, search } = new URL(href, 'https://here.invalid');
  return routeAt(pathname, search) !== undefined;
}

import type { Texts } from '../../database/tables/column.ts';
import type { Merchant } from '../merchants.ts';
import { cleanHtml } from './clean-html.ts';

const MOST_KEPT = 500;
const LONGEST_KEPT = 20_000;

const kept = new Map<string, string>();

/**
 * HTML on its way out: rows that were written by hand in the database were never
 * looked at. The same text is read many times and cleaned once.
 */
export function cleanOut({ hosts }: Pick<Merchant, 'hosts'>, html: string): string {
  const key = `${hosts.images.join(' ')}|${html}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const clean = cleanHtml(html, hosts.images);
  if (html.length > LONGEST_KEPT) return clean;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, clean);
  return clean;
}

/** HTML on its way in, in each language. */
export const cleanTexts = ({ hosts }: Pick<Merchant, 'hosts'>, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, cleanHtml(html, hosts.images)]),
  );

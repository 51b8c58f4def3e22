import type { FastifyRequest } from 'fastify';
import type { Texts } from '../database/tables/column.ts';
import type { Merchant } from './merchants.ts';

/** The language to answer in: asked for, and one the merchant speaks; or else its first. */
export function languageOf(
  merchant: Merchant,
  request: FastifyRequest,
  asked?: string | undefined,
): string {
  const wanted = asked ?? request.headers['language'];
  const [first = 'EN'] = merchant.languages;
  return typeof wanted === 'string' && merchant.languages.includes(wanted) ? wanted : first;
}

/** A text that was not written in a language is shown in English rather than not at all. */
export function textIn(texts: Texts, language: string): string {
  return texts[language] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';
}

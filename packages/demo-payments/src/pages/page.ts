import { Refusal, type Answer, type Ask } from '../http/route.ts';
import { html, type Html } from './html.ts';

interface PageOptions {
  readonly title: string;
  /** Whose page it looks like. */
  readonly house: 'pay' | 'bank';
  readonly main: Html;
  readonly status?: number;
  /** Where a form may lead, besides here. */
  readonly leadsTo?: readonly string[];
}

const marks = { pay: 'Brackwell Pay', bank: 'Larkfield Bank' } as const;

export function page({ title, house, main, status = 200, leadsTo = [] }: PageOptions): Answer {
  const { text } = html`<!doctype html>
    <html lang="en" data-house="${house}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · ${marks[house]}</title>
      <link rel="icon" href="/mark.svg" />
      <link rel="stylesheet" href="/style.css" />
      <header>
        <p class="mark">${marks[house]}</p>
        <p class="demo">Demonstration. No real money.</p>
      </header>
      <main>${main}</main>
    </html> `;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(leadsTo),
      // With no-referrer a browser would not say either whose form it sends.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    },
    body: text,
  };
}

/** Browsers hold a form to it through every redirect, so it names where one may end. */
const policy = (leadsTo: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...leadsTo].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** What somebody sees who followed a link that leads nowhere. */
export const refusalPage = ({ status, message }: Refusal): Answer =>
  page({ title: 'Not here', house: 'pay', main: html`<h1>${message}</h1>`, status });

/** A form that a page of somebody else's sends is none of ours. */
export function readForm({ headers, body }: Ask): URLSearchParams {
  const { origin, host } = headers;
  if (origin !== undefined && URL.parse(origin)?.host !== host) {
    throw new Refusal(403, 'wrong_origin', 'This form came from another page.');
  }
  return new URLSearchParams(body);
}

import { DEMO_PASSWORD, demoPlayers } from '../demo/players.ts';
import { escapeHtml } from '../games/page.ts';
import type { Merchant } from '../merchants.ts';

interface Served {
  readonly protocol: string;
  /** With its colon, or empty. */
  readonly port: string;
  /** Whether the demo accounts exist. */
  readonly demo: boolean;
}

/** What a person sees who opens the gateway itself: the sites it serves, and how to get in. */
export function startPage(merchants: readonly Merchant[], served: Served): string {
  const cards = merchants.map((merchant) => card(merchant, served)).join('');
  const password = served.demo
    ? ` Every demo account has the password <code>${escapeHtml(DEMO_PASSWORD)}</code>.`
    : '';
  const count = merchants.length === 1 ? 'One site' : `${merchants.length} sites`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery gateway</title>
<link rel="icon" href="/start.svg">
<link rel="stylesheet" href="/paper.css">
<link rel="stylesheet" href="/start.css">
<header>
  <p class="mark" aria-hidden="true"><i></i><i></i><i></i></p>
  <h1>Livery gateway</h1>
  <p>${count}, one engine. Each answers on a host of its own.${password}</p>
  <p><a href="/docs/">The contract</a> of every call</p>
</header>
<main>${cards}</main>
</html>
`;
}

function card(merchant: Merchant, { protocol, port, demo }: Served): string {
  const [domain = ''] = merchant.domains;
  const url = escapeHtml(`${protocol}://${domain}${port}/m/home`);
  const facts = [merchant.currency, merchant.jurisdiction, merchant.languages.join(' ')];
  return `
<section aria-labelledby="site-${escapeHtml(merchant.code)}">
  <h2 id="site-${escapeHtml(merchant.code)}">${escapeHtml(merchant.name)}</h2>
  <p class="facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p>
  <p><a href="${url}">${escapeHtml(`${domain}${port}`)}</a></p>
  ${demo && merchant.environment === 'demo' ? accounts(merchant) : ''}
</section>`;
}

function accounts(merchant: Merchant): string {
  const lines = demoPlayers(merchant)
    .map(
      ({ account, role, type, balance }) =>
        `<li><code>${escapeHtml(account)}</code>` +
        `<span class="starts">${escapeHtml(`${balance} ${merchant.currency}`)}</span>` +
        `<span class="role">${escapeHtml(role)}</span>` +
        `<span class="type">Type ${type}</span></li>`,
    )
    .join('');
  return `<h3>Demo accounts</h3>
  <ul>${lines}</ul>`;
}

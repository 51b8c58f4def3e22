import { homePath } from '@livery/contract/pages';
import type { KnownAccounts } from '../../extras/extra.ts';
import { escapeHtml } from '../../http/html.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';

interface StartPageOptions {
  readonly protocol: string;
  /** With its colon, or empty. */
  readonly port: string;
  /** Whom a visitor may come in as. */
  readonly known: KnownAccounts | undefined;
}

/** What a person sees who opens the gateway itself: the sites it serves, and how to get in. */
export function startPage(merchants: readonly Merchant[], served: StartPageOptions): string {
  const cards = merchants.map((merchant) => card(merchant, served)).join('');
  const password = served.known
    ? ` Every demo account has the password <code>${escapeHtml(served.known.password)}</code>.`
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

function card(merchant: Merchant, { protocol, port, known }: StartPageOptions): string {
  const [domain = ''] = merchant.domains;
  const url = escapeHtml(`${protocol}://${domain}${port}${homePath}`);
  const facts = [merchant.currency, merchant.jurisdiction, merchant.languages.join(' ')];
  return `
<section aria-labelledby="site-${escapeHtml(merchant.code)}">
  <h2 id="site-${escapeHtml(merchant.code)}">${escapeHtml(merchant.name)}</h2>
  <p class="facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p>
  <p><a href="${url}">${escapeHtml(`${domain}${port}`)}</a></p>
  ${known === undefined ? '' : accounts(merchant, known)}
</section>`;
}

function accounts(merchant: Merchant, known: KnownAccounts): string {
  const listed = known.accountsOf(merchant);
  if (listed.length === 0) return '';
  const lines = listed
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

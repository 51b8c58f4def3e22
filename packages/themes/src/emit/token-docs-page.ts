import type { Merchant } from '../merchant.ts';
import { escapeHtml } from './html.ts';
import { agrees, tokenDocs, type DocumentedToken } from './token-docs.ts';

const style = `
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}
body{max-width:1080px;margin:0 auto;padding:24px}
h1{font-size:24px;margin:0}h2{margin:32px 0 8px;font-size:16px;text-transform:capitalize}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;text-align:start;vertical-align:top;border-block-end:1px solid #8883}
th{font-weight:600}th p{font-weight:400}code{font:12px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:4px 0;color:#777}
.swatch{display:inline-block;width:28px;height:18px;margin-inline-end:8px;vertical-align:-4px;border-radius:4px;box-shadow:inset 0 0 0 1px #8886}`;

/** What draws beside each token what it paints, for a page that has a script. */
export interface TokenPictures {
  readonly style: string;
  /** Stands over the tokens. */
  readonly start: string;
  /** Stands at the foot of the page: the script, and what it draws with. */
  readonly end: string;
  /** The choice of layout without which a token is read nowhere, where the merchant has another. */
  only(token: string): { readonly slot: string; readonly choice: string } | undefined;
}

/** Seen through what is translucent. */
const checks = 'repeating-conic-gradient(#bbb 0 25%,#fff 0 50%) 0 0/10px 10px';

/** A picture of what can be seen: colours, gradients and shadows. */
function swatch({ type }: DocumentedToken, css: string): string {
  const paint: Partial<Record<DocumentedToken['type'], string>> = {
    color: `linear-gradient(${css},${css})`,
    gradient: `linear-gradient(90deg,${css})`,
  };
  const image = paint[type];
  if (!image) return '';
  return `<span class="swatch" style="background:${escapeHtml(image)},${checks}"></span>`;
}

const cell = (token: DocumentedToken, mode: 'dark' | 'light'): string =>
  `${swatch(token, token.value[mode])}<code>${escapeHtml(token.value[mode])}</code><p>${escapeHtml(token.from[mode])}</p>`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The place of a picture, with a line below for what it cannot show. */
function picture(token: DocumentedToken, { only }: TokenPictures): string {
  const use = only(token.path);
  const changes = use ? JSON.stringify({ [use.slot]: use.choice }) : '{}';
  const read = use
    ? `<p>Read only where ${escapeHtml(`${use.slot} is ${use.choice}`)}; drawn so.</p>`
    : '';
  return `<td><div class="stage" data-token="${token.property}" data-changes="${escapeHtml(changes)}"></div><p></p>${read}</td>`;
}

const row = (token: DocumentedToken, pictures: TokenPictures | undefined): string => {
  const values = agrees(token)
    ? `<td colspan="2">${cell(token, 'dark')}</td>`
    : `<td>${cell(token, 'dark')}</td><td>${cell(token, 'light')}</td>`;
  const pairs = token.pairs.map(({ on, atLeast }) => `${escapeHtml(on)} ≥ ${atLeast}`).join(', ');
  return `<tr><th scope="row"><code>${escapeHtml(token.path)}</code><p>${escapeHtml(token.role)}${pairs ? ` On ${pairs}.` : ''}${token.range ? ` ${escapeHtml(capital(token.range))}.` : ''}</p></th>${values}${pictures ? picture(token, pictures) : ''}</tr>`;
};

/** Every token of a merchant on one page: what it is for, its value in both modes, who set it, and what it paints. */
export function tokenDocsPage(merchant: Merchant, pictures?: TokenPictures): string {
  const docs = tokenDocs(merchant);
  const groups = Map.groupBy(docs, ({ path }) => path.split('.')[0] ?? path);
  const name = escapeHtml(merchant.manifest.name);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tokens of ${name}</title><style>${style}${pictures?.style ?? ''}</style></head>
<body class="tokens"><h1>Tokens of ${name}</h1><p>${docs.length} tokens, ${docs.filter(({ value, base }) => value.dark !== base.dark || value.light !== base.light).length} of them other than the base.</p>
${pictures?.start ?? ''}
${[...groups]
  .map(
    ([group, tokens]) =>
      `<h2 id="${escapeHtml(group)}">${escapeHtml(group)}</h2><table><thead><tr><th scope="col">Token</th><th scope="col">Dark</th><th scope="col">Light</th>${pictures ? '<th scope="col">What it paints</th>' : ''}</tr></thead><tbody>${tokens.map((token) => row(token, pictures)).join('')}</tbody></table>`,
  )
  .join('\n')}
${pictures?.end ?? ''}
</body></html>
`;
}

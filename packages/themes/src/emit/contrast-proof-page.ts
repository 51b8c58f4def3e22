import { modes, type Mode } from '../contract/token.ts';
import type { ContrastProof, ProvedPair, ProvedSeed } from './contrast-proof.ts';
import { escapeHtml } from './html.ts';
import { proofStyle } from './contrast-proof-style.ts';

/** Nothing but a colour may stand in a style, wherever the proof came from. */
const hex = (text: string): string =>
  /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(text) ? text : '#000000';

/** `color.text.soft` is read as "text soft": the first word says nothing here. */
const short = (token: string): string =>
  escapeHtml(token.replace(/^color\./, '').replaceAll('.', ' '));

/** Text as letters, an edge as an edge. */
const sample = ({ color, ground, floor }: ProvedPair): string => {
  const style = `background:${hex(ground)};color:${hex(color)}`;
  return floor === 3
    ? `<span class="sample" style="${style}"><i></i></span>`
    : `<span class="sample" style="${style}">Aa</span>`;
};

const card = (pair: ProvedPair): string => `<li>
${sample(pair)}
<span class="names"><b>${short(pair.token)}</b> on ${short(pair.on)}</span>
<span class="figures"><b>${pair.ratio.toFixed(2)}</b> <small>floor ${pair.floor}</small> <small>Lc ${pair.lc.toFixed(0).replace('-', '−')}</small></span>
<span class="written">${escapeHtml(pair.color)} on ${escapeHtml(pair.ground)}</span>
</li>`;

const modeSection = (mode: Mode, pairs: readonly ProvedPair[]): string => `<section class="${mode}">
<h2>${mode === 'dark' ? 'Dark' : 'Light'} <small>${pairs.length} pairs, the tightest first</small></h2>
<ol>
${pairs.map(card).join('\n')}
</ol>
</section>`;

const swatch = (color: string): string =>
  `<span class="swatch" style="background:${hex(color)}"></span>${escapeHtml(color)}`;

const outcomes: Readonly<Record<ProvedSeed['outcome'], string>> = {
  kept: 'kept to the digit',
  repaired: 'moved until it passes',
  derived: 'its hue only',
  refused: 'refused',
  said: 'written by a file',
};

const seedRow = (seed: ProvedSeed): string => `<tr>
<th scope="row">${escapeHtml(seed.role)} <small>${short(seed.token)}</small></th>
<td>${escapeHtml(seed.mode)}</td>
<td>${swatch(seed.asked)}</td>
<td>${swatch(seed.written)}</td>
<td class="number">${seed.outcome === 'derived' ? '–' : seed.difference.toFixed(2)}</td>
<td>${outcomes[seed.outcome]}${seed.by === undefined ? '' : `, ${escapeHtml(seed.by)}`}</td>
</tr>`;

const fidelity = (seeds: readonly ProvedSeed[]): string => `<div class="scroll"><table>
<caption>What became of the brand’s own colours</caption>
<thead><tr><th scope="col">Role</th><th scope="col">Mode</th><th scope="col">Asked</th><th scope="col">Written</th><th scope="col" class="number"><abbr title="CIEDE2000 difference">ΔE</abbr></th><th scope="col">Outcome</th></tr></thead>
<tbody>
${seeds.map(seedRow).join('\n')}
</tbody>
</table></div>`;

/** The proof as one page that needs nothing else: no scripts, no files, no network. */
export function contrastProofPage(proof: ContrastProof): string {
  const { merchant, tightest, pairs, standard } = proof;
  const given = proof.fidelity.filter((seed) => seed.given);
  const count = modes.reduce((sum, mode) => sum + pairs[mode].length, 0);
  const name = escapeHtml(merchant);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>Contrast proof: ${name}</title>
<style>${proofStyle}</style>
</head>
<body>
<header>
<h1>${name}</h1>
<p>${count} pairs of colours in two modes, each measured on the colours as they are written. All of them reach the floor of ${escapeHtml(standard)}: 4.5 for text, 3 for edges and focus. The tightest is <b>${short(tightest.token)}</b> on <b>${short(tightest.on)}</b> in ${escapeHtml(tightest.mode)} mode, ${tightest.ratio.toFixed(2)} where ${tightest.floor} is asked. Lc is the lightness contrast of APCA; it is told, not asked for.</p>
</header>
${given.length > 0 ? fidelity(given) : ''}
<main>
${modes.map((mode) => modeSection(mode, pairs[mode])).join('\n')}
</main>
</body>
</html>
`;
}

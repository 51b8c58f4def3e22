import { escapeHtml } from '@livery/themes';
import { slotNames, slotPlaces, slots, type SlotName } from '@livery/themes/contract';
import { slotKeys } from './slot-keys.ts';
import type { LoadedMerchant } from '@livery/merchants/load';
import { drawnChoices, frameOf, type DrawnChoice } from './drawn.ts';
import { choicesStyle, viewButtons } from './style.ts';

/** Choices that a picture alone does not tell apart. */
const hints: Readonly<Partial<Record<SlotName, string>>> = {
  winnersMove: 'It moves in the picture as it does on the site.',
  digits: 'Seen when the figure changes.',
};

const attribute = (value: unknown): string => escapeHtml(JSON.stringify(value));

/** What to type, every line of it. */
const commandsFor = (code: string, { slot, choice, others, values }: DrawnChoice) => [
  ...others.map((other) => `livery set ${code} slot ${other.slot} ${other.choice}`),
  `livery set ${code} slot ${slot} ${choice}`,
  ...values.map(({ token, value }) => `livery set ${code} token ${token} ${value}`),
];

/** What had to change besides, and why. */
function notes({ others, values }: DrawnChoice): string {
  const gaveWay = others.map(
    ({ slot, choice, why }) => `Drawn with ${slot} ${choice}, because ${why}.`,
  );
  const said = values.map(({ token, value }) => `${token} ${value}`).join(', ');
  const measured = values.length > 0 ? [`Drawn with ${said}; nothing of it shows at 0.`] : [];
  return [...gaveWay, ...measured]
    .map((note) => `<p class="quiet">${escapeHtml(note)}</p>`)
    .join('');
}

function figure(code: string, drawn: DrawnChoice): string {
  const { slot, choice, isCurrent } = drawn;
  const { changes, values } = frameOf(drawn);
  const stage = `<div class="stage" data-slot="${slot}" data-title="${escapeHtml(`${slot}: ${choice}`)}" data-changes="${attribute(changes)}" data-values="${attribute(values)}"></div>`;
  const typed = isCurrent
    ? ''
    : commandsFor(code, drawn)
        .map((line) => `<p><code>${escapeHtml(line)}</code></p>`)
        .join('');
  return `<figure${isCurrent ? ' class="current"' : ''}>${stage}<figcaption><p class="name">${escapeHtml(choice)}${isCurrent ? ' <span class="now">now</span>' : ''}</p>${notes(drawn)}${typed}</figcaption></figure>`;
}

function slotSection(merchant: LoadedMerchant, slot: SlotName): string {
  const { code } = merchant.manifest;
  const hint = hints[slot];
  return `<section class="slot" id="${slot}"><h3>${slot}</h3>
<p>${escapeHtml(slots[slot].role)}${hint ? ` ${escapeHtml(hint)}` : ''}</p>
<p class="quiet">In template.json: <code>${escapeHtml(slotKeys[slot] ?? `slots.${slot}`)}</code></p>
<div class="row">${drawnChoices(merchant, slot)
    .map((drawn) => figure(code, drawn))
    .join('')}</div></section>`;
}

/** Every choice of every slot, drawn in the merchant's own look; `parts` is what it is drawn with, `more` what a server adds. */
export function choicesPage(merchant: LoadedMerchant, parts: string, more = ''): string {
  const name = escapeHtml(merchant.manifest.name);
  const places = Map.groupBy(slotNames, (slot) => slotPlaces.get(slot) ?? '');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Choices of ${name}</title><style>${choicesStyle}</style></head>
<body><h1>Choices of ${name}</h1>
<p class="quiet">Every choice of the layout, drawn by the parts of the site in the colours, faces and measures of ${name}. What is framed is chosen now; beneath the others stands what to type.</p>
${viewButtons}
<nav class="slots" aria-label="Slots">${slotNames.map((slot) => `<a href="#${slot}">${slot}</a>`).join('')}</nav>
${[...places]
  .map(
    ([place, names]) =>
      `<h2>${escapeHtml(place.charAt(0).toUpperCase() + place.slice(1))}</h2>${names.map((slot) => slotSection(merchant, slot)).join('\n')}`,
  )
  .join('\n')}
${parts}
${more}
</body></html>
`;
}

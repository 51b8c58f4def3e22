import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { submit } from '../find.ts';
import { byToken, type House } from '../house.ts';
import { Refusal, type Answer, type Ask } from '../http.ts';
import { outcomeNamed, outcomes } from '../outcomes.ts';
import type { Verification } from '../store.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const safe = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');

const types = { 'camera.js': 'text/javascript', 'style.css': 'text/css' } as const;

export function fileNamed(name: string): Answer {
  if (!Object.hasOwn(types, name)) throw new Refusal(404, 'There is nothing here.');
  return {
    status: 200,
    headers: { 'content-type': `${types[name as keyof typeof types]}; charset=utf-8` },
    body: readFileSync(join(import.meta.dirname, name)),
  };
}

export const page = (title: string, body: string): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; " +
      "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)} · Larkspur ID</title><link rel="stylesheet" href="/files/style.css">
<script type="module" src="/files/camera.js"></script>
<header><b>Larkspur ID</b> <span>an invented provider</span></header><main>${body}</main></html>`,
});

const shot = (name: string, title: string, facing: string): string => `
<fieldset data-shot="${facing}"><legend>${title}</legend>
<label>Choose a picture <input type="file" accept="image/*" capture="${facing}" data-file="${name}"></label>
<p class="soft" data-said role="status">It stays on this device.</p></fieldset>`;

function askFor({ token, name }: Verification, merchant: string): Answer {
  const choices = outcomes.map(
    (one, at) =>
      `<label><input type="radio" name="outcome" value="${one.name}"${at === 0 ? ' checked' : ''}> ${safe(one.says)}</label>`,
  );
  return page(
    'Show who you are',
    `<h1>Show who you are</h1>
<p>${safe(merchant)} asks us to look at the document of <b>${safe(name)}</b>, and at your face.</p>
<form method="post" action="/verify/${token}">
${shot('document', '1 · Your document', 'environment')}
${shot('selfie', '2 · Your face', 'user')}
<fieldset class="panel"><legend>What should happen?</legend>${choices.join('')}
<p class="soft">Nobody looks at the pictures of a demo: choose what we would have found.</p></fieldset>
<button>Send</button></form>`,
  );
}

/** A form may lead nowhere else, so the way back is a link. */
const thank = ({ return_url: back, status }: Verification, merchant: string): Answer =>
  page(
    'Thank you',
    status === 'expired'
      ? `<h1>This page has run out</h1><p><a href="${safe(back)}">Back to ${safe(merchant)}</a></p>`
      : `<h1>Thank you</h1><p>That is all we need. ${safe(merchant)} hears from us.</p>
<p><a href="${safe(back)}">Back to ${safe(merchant)}</a></p>`,
  );

function theOne(house: House, token: string): { one: Verification; merchant: string } {
  const one = byToken(house, token);
  const found = house.settings.merchants.find(({ code }) => code === one?.merchant);
  if (one === undefined || found === undefined) throw new Refusal(404, 'There is nothing here.');
  return { one, merchant: found.name };
}

export function showPage(house: House, token: string): Answer {
  const { one, merchant } = theOne(house, token);
  return one.status === 'open' ? askFor(one, merchant) : thank(one, merchant);
}

export function answerPage(house: House, token: string, { body }: Ask): Answer {
  const { one } = theOne(house, token);
  const outcome = outcomeNamed(new URLSearchParams(body).get('outcome'));
  if (outcome === undefined) throw new Refusal(400, 'That is none that can happen.');
  submit(house, one, outcome);
  return showPage(house, token);
}

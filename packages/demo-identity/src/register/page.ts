import type { House } from '../house.ts';
import { Refusal, type Answer, type Ask } from '../http.ts';
import { page, safe } from '../pages/pages.ts';
import {
  everybody,
  list,
  modeOf,
  modes,
  setMode,
  strike,
  type Entry,
  type Mode,
} from './people.ts';

const field = (name: string, label: string, rest = ''): string =>
  `<p><label>${label} <input name="${name}" autocomplete="off" ${rest}></label></p>`;

const lineOf = ({ id, phone, email, name, birth_date: birth, until }: Entry): string => `
<li>${safe([name, birth, email, phone].filter((part) => part !== '').join(' · '))},
${until === null ? 'without an end' : `until ${new Date(until).toISOString().slice(0, 10)}`}
<form method="post" action="/register/strike"><input type="hidden" name="id" value="${safe(id)}">
<button>Take off</button></form></li>`;

/** Who is on it, and how it behaves: for whoever tries a site that asks it. */
export function showRegister(house: House): Answer {
  const chosen = modeOf(house);
  const choices = Object.entries(modes).map(
    ([mode, says]) =>
      `<label><input type="radio" name="mode" value="${mode}"${mode === chosen ? ' checked' : ''}> ${says}</label>`,
  );
  return page(
    'Register of excluded players',
    `<h1>Register of excluded players</h1>
<p>Whoever is on it plays at no site that asks us. Nobody here exists.</p>
<ul>${everybody(house).map(lineOf).join('')}</ul>
<form method="post" action="/register"><h2>Put somebody on it</h2>
${field('email', 'E-mail', 'maxlength="200"')}${field('phone', 'Phone, the country first', 'maxlength="20"')}
${field('name', 'Name', 'maxlength="200"')}${field('birth_date', 'Day of birth', 'type="date"')}
${field('until', 'Until, or empty', 'type="date"')}<button>Put on</button></form>
<form method="post" action="/register/mode"><fieldset class="panel"><legend>How should it behave?</legend>
${choices.join('')}</fieldset><button>Behave so</button></form>`,
  );
}

export function putOn(house: House, { body }: Ask): Answer {
  const form = new URLSearchParams(body);
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 200);
  const until = text('until') === '' ? null : Date.parse(text('until'));
  const [phone, email] = [text('phone'), text('email')];
  const [name, birth] = [text('name'), text('birth_date')];
  const isKnown = phone !== '' || email !== '' || (name !== '' && birth !== '');
  if (Number.isNaN(until) || !isKnown) throw new Refusal(400, 'That is nobody who can be found.');
  list(house, { phone, email, name, birth_date: birth, until });
  return showRegister(house);
}

export function takeOff(house: House, { body }: Ask): Answer {
  strike(house, new URLSearchParams(body).get('id') ?? '');
  return showRegister(house);
}

export function behave(house: House, { body }: Ask): Answer {
  const mode = new URLSearchParams(body).get('mode') ?? '';
  if (!Object.hasOwn(modes, mode)) throw new Refusal(400, 'It cannot behave like that.');
  setMode(house, mode as Mode);
  return showRegister(house);
}

import type { House } from '../house.ts';
import { json, Refusal, type Answer, type Ask } from '../http/route.ts';
import type { Merchant } from '../settings.ts';
import { findMovement, movementsBetween } from '../store/movements.ts';
import { showMovement } from './show.ts';

const DAY = 86_400_000;
const PAGE = 100;

/** All that moved on a day of UTC, page by page. */
export function listSettlement({ store }: House, { code }: Merchant, ask: Ask): Answer {
  const day = ask.params['day'] ?? '';
  const from = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // 30 February is read as 2 March.
  if (Number.isNaN(from) || new Date(from).toISOString().slice(0, 10) !== day) {
    throw new Refusal(400, 'bad_request', 'A day is written as 2026-11-29.');
  }
  const after = Number(ask.query.get('after') ?? 0);
  if (!Number.isSafeInteger(after) || after < 0) {
    throw new Refusal(400, 'bad_request', 'after is what the page before said.');
  }
  const span = { merchant: code, from, until: from + DAY, after, most: PAGE + 1 };
  const found = movementsBetween(store, span);
  const page = found.slice(0, PAGE);
  const next = found.length > PAGE ? (page.at(-1)?.place ?? null) : null;
  return json(200, { day, movements: page.map(showMovement), next });
}

export function showOneMovement({ store }: House, { code }: Merchant, { params }: Ask): Answer {
  const movement = findMovement(store, code, params['id'] ?? '');
  if (!movement) throw new Refusal(404, 'not_found', 'There is no such movement.');
  return json(200, showMovement(movement));
}

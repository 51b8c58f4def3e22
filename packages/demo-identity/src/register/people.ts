import { createHmac } from 'node:crypto';
import type { House } from '../house.ts';
import { newId } from '../store.ts';

/** Somebody who has had themselves put on the register; what is empty is not known. */
export interface Entry {
  readonly id: string;
  readonly phone: string;
  readonly email: string;
  readonly name: string;
  readonly birth_date: string;
  /** In ms since 1970; null: until they say otherwise. */
  readonly until: number | null;
}

export type Person = Omit<Entry, 'id'>;

export const everybody = ({ store }: House): readonly Entry[] =>
  store.all<Entry>('SELECT * FROM listed ORDER BY rowid');

export function list({ store }: House, { phone, email, name, birth_date, until }: Person): void {
  store.run(
    'INSERT INTO listed (id, phone, email, name, birth_date, until) VALUES (?, ?, ?, ?, ?, ?)',
    newId('lst'),
    phone,
    email,
    name,
    birth_date,
    until,
  );
}

export const strike = ({ store }: House, id: string): void =>
  store.run('DELETE FROM listed WHERE id = ?', id);

/** How it behaves, for whoever tries what then happens. */
export const modes = {
  answers: 'It answers',
  slow: 'It answers after ten seconds',
  silent: 'It answers nothing of use',
  forged: 'Its answers are signed by somebody else',
} as const;

export type Mode = keyof typeof modes;

export function modeOf({ store }: House): Mode {
  const [row] = store.all<{ value: Mode }>("SELECT value FROM setting WHERE name = 'register'");
  return row?.value ?? 'answers';
}

export const setMode = ({ store }: House, mode: Mode): void =>
  store.run(
    "INSERT INTO setting VALUES ('register', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
    mode,
  );

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** As a site writes them that shares the secret: nobody is asked for in the clear. */
export function hashesOf({ phone, email, name, birth_date: birth }: Person, secret: string) {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('hex');
  return {
    phone: phone === '' ? undefined : hash('phone', phone.replaceAll(/\D/g, '')),
    email: email === '' ? undefined : hash('email', email.trim().toLowerCase()),
    person: name === '' || birth === '' ? undefined : hash('person', `${plain(name)} ${birth}`),
  };
}

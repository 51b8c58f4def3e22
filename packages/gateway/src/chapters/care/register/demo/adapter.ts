import { createHmac, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { Webhook } from 'standardwebhooks';
import { openSigned } from '../../../../kernel/providers/signed.ts';
import { createWire, Unclear, type WireOptions } from '../../../../kernel/providers/wire.ts';
import type { ExclusionRegister, RegisterAnswer, RegisterPerson } from '../port.ts';

export interface RegisterCredentials extends WireOptions {
  /** Without a slash at its end. */
  readonly address: string;
  /** Of our requests. */
  readonly key: string;
  /** That questions and answers are signed with, and persons hashed: two while one is replaced. */
  readonly secrets: readonly string[];
}

/** A log-in waits for it. */
const PATIENCE = 3_000;

const answer = Type.Union([
  Type.Object({ reference: Type.String(), result: Type.Literal('clear') }),
  Type.Object({
    reference: Type.String(),
    result: Type.Literal('listed'),
    until: Type.Union([Type.Null(), Type.String({ minLength: 10, maxLength: 40 })]),
  }),
]);

/** Letters and digits of a name, however it is written. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Nobody between us reads who is asked for, and a register learns nothing of whom it does not know. */
function hashesOf({ phone, email, name, birthDate }: RegisterPerson, secret: string) {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('hex');
  return {
    ...(phone !== undefined && { phone: hash('phone', phone.replaceAll(/\D/g, '')) }),
    ...(email !== undefined && { email: hash('email', email.trim().toLowerCase()) }),
    ...(name !== undefined &&
      birthDate !== undefined && { person: hash('person', `${plainName(name)} ${birthDate}`) }),
  };
}

/** The adapter of the register in `packages/demo-identity`, which is spoken to as any is. */
export function demoRegister({
  address,
  key,
  secrets,
  ...options
}: RegisterCredentials): ExclusionRegister {
  const wire = createWire({ patience: PATIENCE, ...options });
  return {
    code: 'demo',
    async check(person) {
      const [secret = ''] = secrets;
      // A name of its own for each question: an answer to another one is none to this.
      const reference = randomUUID();
      const body = { reference, ...hashesOf(person, secret) };
      const at = new Date();
      const { status, raw, headers } = await wire(`${address}/v1/checks`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'webhook-id': reference,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(reference, at, JSON.stringify(body)),
        },
        body,
      });
      if (status !== 200) throw new Unclear(`Answered ${status}.`);
      // How old it is says the reference: the moment in it is the register's own.
      const signedAt = Number(headers.get('webhook-timestamp')) * 1000;
      const told = openSigned(secrets, Buffer.from(raw), headers, signedAt);
      if (told === undefined) throw new Unclear('The answer is not signed by the register.');
      if (!Check(answer, told.message)) throw new Unclear('The answer is none that we know.');
      if (told.message.reference !== reference) throw new Unclear('It answered something else.');
      return answerOf(told.message);
    },
  };
}

function answerOf(
  told: { readonly result: 'clear' } | { readonly result: 'listed'; readonly until: string | null },
): RegisterAnswer {
  if (told.result === 'clear') return { state: 'clear' };
  const until = told.until === null ? null : Date.parse(told.until);
  if (Number.isNaN(until)) throw new Unclear('A time is none.');
  return { state: 'listed', until };
}

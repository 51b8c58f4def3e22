import type { Payload, Reply } from '@livery/contract';
import type { Browser } from '../browser/browser.ts';
import type { TestGateway } from '../gateway.ts';
import { noiseOf } from '../made-files/pictures.ts';
import { addPerson } from '../people.ts';

export interface Applicant {
  readonly id: bigint;
  readonly account: string;
  readonly browser: Browser;
  kyc(): Promise<Reply<'kyc'>>;
  tell(said?: Partial<Payload<'setKycDetails'>>): Promise<string>;
  /** One picture, made anew unless one is given. */
  show(kind: 'front' | 'back' | 'selfie', picture?: Buffer): Promise<string>;
  begin(): Promise<string>;
  /** Everything, and handed in. */
  applyWith(said?: Partial<Payload<'setKycDetails'>>): Promise<void>;
}

export const whoever = (): Payload<'setKycDetails'> => ({
  name: 'Nova Reyes',
  birthDate: '1990-04-12',
  address: '12 Lantern Street, Vigan',
  document: 'id_card',
  idNumber: `PH-${Math.random().toString().slice(2, 12)}`,
});

/** Details of somebody of that name, and nothing else. */
export const tellIdentity = (browser: Browser, name: string) =>
  browser.call('setKycDetails', { payload: { ...whoever(), name } });

const said = (envelope: { readonly success: boolean; readonly code?: string }): string =>
  envelope.success ? 'ok' : (envelope.code ?? '');

/** Somebody who is to prove who they are. Answers are `ok`, or why not. */
export async function addApplicant(
  gateway: TestGateway,
  { merchant = 'aurora' }: { readonly merchant?: string } = {},
): Promise<Applicant> {
  const { id, account } = await addPerson(gateway, { merchant });
  const browser = gateway.visit(merchant);
  await browser.login(account);
  const own = whoever();
  const one: Applicant = {
    id,
    account,
    browser,
    async kyc() {
      const { envelope, text } = await browser.call('kyc');
      if (envelope.value === null) throw new Error(text);
      return envelope.value;
    },
    tell: async (more = {}) => {
      const payload = { ...own, ...more };
      return said((await browser.call('setKycDetails', { payload })).envelope);
    },
    async show(kind, picture) {
      const files = [picture ?? (await noiseOf(16))];
      const { envelope } =
        kind === 'selfie'
          ? await browser.call('kycLiveness', { body: {}, files })
          : await browser.call('kycDocument', { body: { kind }, files });
      return said(envelope);
    },
    begin: async () => said((await browser.call('beginKyc', { body: { level: 2 } })).envelope),
    async applyWith(more) {
      const answers = [await one.tell(more)];
      for (const kind of ['front', 'back', 'selfie'] as const) answers.push(await one.show(kind));
      answers.push(await one.begin());
      if (answers.some((answer) => answer !== 'ok')) throw new Error(answers.join(', '));
    },
  };
  return one;
}

/** The number of the case that is open, or was decided last. */
export async function caseOf({ db }: TestGateway, { id }: Pick<Applicant, 'id'>): Promise<string> {
  const row = await db
    .selectFrom('kyc_case')
    .select('id')
    .where('member_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id.toString();
}

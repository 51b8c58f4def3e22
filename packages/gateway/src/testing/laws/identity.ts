import { deepEqual, equal } from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestGateway } from '../gateway.ts';
import { addApplicant, caseOf, type Applicant } from '../players/applicant.ts';
import { openOffice, type Colleague, type Office } from '../players/office.ts';
import { endOf, laws, type Law, type Trials } from './laws.ts';

let office: Office;
let folder: string;
const people = new Map<string, Colleague>();

/** Somebody at each site who looks at documents. */
export async function prepareDesks(gateway: TestGateway): Promise<() => Promise<void>> {
  office = openOffice(gateway);
  folder = mkdtempSync(join(tmpdir(), 'livery-documents-'));
  for (const { site } of laws) {
    people.set(site, await office.employ(`ida-${site}`, ['identity'], site));
  }
  return async () => {
    office.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

function deskOf({ site }: Law): Colleague {
  const found = people.get(site);
  if (found === undefined) throw new Error(`nobody looks at documents of ${site}`);
  return found;
}

/** Everything handed in and looked at, from the first word to the last. */
async function addVerified(gateway: TestGateway, law: Law): Promise<Applicant> {
  const who = await addApplicant(gateway, { merchant: law.site });
  await who.applyWith();
  const number = await caseOf(gateway, who);
  await deskOf(law).login();
  const because = ['--reason', 'document and face compared side by side'];
  await deskOf(law).office('decide', 'identity', number, 'verify', ...because);
  return who;
}

/** Whether somebody of the desk still sees a picture. */
async function isKept(gateway: TestGateway, law: Law, who: Applicant): Promise<boolean> {
  const number = await caseOf(gateway, who);
  await deskOf(law).login();
  const looked = deskOf(law).office('picture', number, 'front', '--into', folder);
  return looked.then(
    (path) => readFileSync(path.trim()).subarray(0, 2).toString('hex') === 'ffd8',
    (error: unknown) => {
      if (String(error).includes('has no picture')) return false;
      throw error;
    },
  );
}

export const identity = {
  async kycGate(gateway, law) {
    const who = await addApplicant(gateway, { merchant: law.site });
    const { kycGate, unverifiedDepositTotal } = law.policy;
    const most = kycGate === 'beforeWithdraw' ? (unverifiedDepositTotal[law.currency] ?? 0) : 0;
    deepEqual((await who.kyc()).limits, {
      play: kycGate !== 'beforePlay',
      deposit: most > 0,
      depositLeft: most.toFixed(2),
      withdraw: false,
    });
    await who.applyWith();
    // To be looked at is not to be known.
    equal((await who.kyc()).limits.play, kycGate !== 'beforePlay');
    equal((await who.kyc()).limits.withdraw, false);
    const verified = await addVerified(gateway, law);
    deepEqual((await verified.kyc()).limits, { play: true, deposit: true, withdraw: true });
  },

  /** To the millisecond, by the calendar of the place: neither less nor more. */
  async documentYears(gateway, law) {
    const who = await addVerified(gateway, law);
    const end = endOf(gateway, law, `${law.policy.documentYears}y`);
    await gateway.sweep(end - 1);
    equal(await isKept(gateway, law, who), true);
    await gateway.sweep(end);
    equal(await isKept(gateway, law, who), false);
    // The sweep of that year took the session along.
    await who.browser.login(who.account);
    equal((await who.kyc()).status, 'verified');
  },
} satisfies Trials;

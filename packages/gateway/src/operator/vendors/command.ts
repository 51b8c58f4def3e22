import { noVendor, standingOfVendors } from '../../chapters/play/index.ts';
import type { Desk } from '../../kernel/acts/act.ts';
import { runAct, type ActOrder } from '../../kernel/acts/run.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { StartError } from '../../kernel/start-error.ts';
import { merchantNamed, orderFrom, repeatNote, type OperatorCommand } from '../terminal/command.ts';
import { ORDER_OPTIONS, takeOptions } from '../terminal/options.ts';
import { vendorActs } from '../../chapters/play/index.ts';
import { describeVendor, describeVendors } from './describe.ts';
import { readVendorOrder, vendorUsage, type VendorChange } from './order.ts';

/** `pnpm gateway vendor …`: says where the games of vendors open, and what their calls are signed with. */
export const vendorCommand: OperatorCommand = {
  name: 'vendor',
  summary: 'connects vendors of games to a site, makes and ends their secrets',
  usage: vendorUsage,
  read(args) {
    const given = takeOptions(vendorUsage, args, ORDER_OPTIONS);
    const { merchant: code, vendor, change } = readVendorOrder(given.words);
    if (vendor === undefined || change === undefined) {
      if (Object.keys(given.options).length > 0) throw new StartError(vendorUsage);
      return async (desk) => show(desk, merchantNamed(desk.merchants, code), vendor);
    }
    const from = orderFrom(given);
    return async (desk) => {
      const merchant = merchantNamed(desk.merchants, code);
      const told = await carryOut(desk, vendor, change, { ...from, merchant });
      // A secret that was made is told, whatever becomes of the question how the vendor stands.
      const standing = show(desk, merchant, vendor);
      return told + (await (told === '' ? standing : standing.catch(() => '')));
    };
  },
};

async function show(desk: Desk, merchant: Merchant, vendor: string | undefined): Promise<string> {
  const all = await standingOfVendors(desk.db, merchant.code, desk.clock());
  if (vendor === undefined) return describeVendors(merchant, all);
  const own = all.find((one) => one.vendor === vendor);
  if (own !== undefined) return describeVendor(merchant, own);
  const codes = all.map((one) => one.vendor);
  throw noVendor({ merchant: merchant.code, vendor }, codes);
}

/** Has it done, and answers what is to be said besides how the vendor stands then. */
async function carryOut(
  desk: Desk,
  vendor: string,
  change: VendorChange,
  from: Omit<ActOrder, 'params'>,
): Promise<string> {
  switch (change.kind) {
    case 'connect': {
      const params = { vendor, address: change.address, opens: change.opens };
      return repeatNote(await runAct(desk, vendorActs.connect, { ...from, params }));
    }
    case 'disconnect':
      return repeatNote(await runAct(desk, vendorActs.disconnect, { ...from, params: { vendor } }));
    case 'switch': {
      const act = change.enabled ? vendorActs.on : vendorActs.off;
      return repeatNote(await runAct(desk, act, { ...from, params: { vendor } }));
    }
    case 'end-secret': {
      const params = { vendor, id: change.id };
      return repeatNote(await runAct(desk, vendorActs.endSecret, { ...from, params }));
    }
    case 'new-secret':
      return newSecret(desk, vendor, change, from);
  }
}

async function newSecret(
  desk: Desk,
  vendor: string,
  { validFor, othersFor }: VendorChange & { readonly kind: 'new-secret' },
  from: Omit<ActOrder, 'params'>,
): Promise<string> {
  const params = { vendor, validFor: validFor ?? null, othersFor: othersFor ?? null };
  const report = await runAct(desk, vendorActs.newSecret, { ...from, params });
  const made = `Secret ${report.result.id} of ${vendor} at ${from.merchant.code}`;
  if (report.shownOnce === undefined) {
    return (
      `${repeatNote(report)}${made} was shown then, and nobody can read it again. If it is lost, ` +
      `end it (secret end ${report.result.id}) and make another, under another key.\n`
    );
  }
  return (
    `${made}. It is shown this once; ` +
    `its characters are the key, as they stand:\n\n  ${report.shownOnce}\n\n`
  );
}

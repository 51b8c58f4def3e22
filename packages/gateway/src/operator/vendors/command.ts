import { noVendor, places, standingOfVendors, vendorActs } from '../../chapters/play/index.ts';
import { commandOf } from '../act/declared.ts';
import { ordering, reporting, type Situation } from '../act/form.ts';
import { describeVendor, describeVendors } from './describe.ts';

type AtVendor = Situation<{ readonly vendor: string }>;

/** How a vendor stands, which is what every order is answered with. */
async function standing({ desk, merchant, params: { vendor } }: AtVendor): Promise<string> {
  const all = await standingOfVendors(desk.db, merchant.code, desk.clock());
  const own = all.find((one) => one.vendor === vendor);
  if (own !== undefined) return describeVendor(merchant, own);
  throw noVendor(
    { merchant: merchant.code, vendor },
    all.map((one) => one.vendor),
  );
}

const say = (_: unknown, situation: AtVendor): Promise<string> => standing(situation);

const aboutPlaces = Object.entries(places)
  .map(([name, about]) => `  ${`{${name}}`.padEnd(11)} ${about}`)
  .join('\n');

/** `pnpm gateway vendor …`: says where the games of vendors open, and what their calls are signed with. */
export const vendorCommand = commandOf({
  name: 'vendor',
  summary: 'connects vendors of games to a site, makes and ends their secrets',
  about: `Connects vendors of games to a site; without an order it shows how they stand. Every
order is written into the audit, without the secret.

The address is https (http on localhost in a demo), in quotes, with places in braces:

${aboutPlaces}`,
  forms: [
    reporting({
      line: '',
      about: 'shows all of them',
      say: async ({ desk, merchant }) =>
        describeVendors(merchant, await standingOfVendors(desk.db, merchant.code, desk.clock())),
    }),
    reporting({
      line: '<vendor>',
      about: 'shows one',
      say: (situation) =>
        standing({ ...situation, params: { vendor: situation.params['vendor'] ?? '' } }),
    }),
    ordering({
      line: '<vendor> connect <address> [opens]',
      about: 'their games open there, from now on',
      act: vendorActs.connect,
      say,
    }),
    ordering({ line: '<vendor> off', about: 'under maintenance', act: vendorActs.off, say }),
    ordering({
      line: '<vendor> on',
      about: 'no longer under maintenance',
      act: vendorActs.on,
      say,
    }),
    ordering({
      line: '<vendor> disconnect',
      about: 'nothing opens; open rounds can be ended for a week',
      act: vendorActs.disconnect,
      say,
    }),
    ordering({
      line: '<vendor> secret new',
      about: 'a further secret, shown once; two are valid at most',
      act: vendorActs.newSecret,
      async say({ result: { id }, shownOnce }, situation) {
        const { merchant, params } = situation;
        const made = `Secret ${id} of ${params.vendor} at ${merchant.code}`;
        const told =
          shownOnce === undefined
            ? `${made} was shown then, and nobody can read it again. If it is lost, ` +
              `end it (secret end ${id}) and make another, under another key.\n`
            : `${made}. It is shown this once; ` +
              `its characters are the key, as they stand:\n\n  ${shownOnce}\n\n`;
        // A secret that was made is told, whatever becomes of the question how the vendor stands.
        return told + (await standing(situation).catch(() => ''));
      },
    }),
    ordering({
      line: '<vendor> secret end <id>',
      about: 'no longer valid, at once',
      act: vendorActs.endSecret,
      say,
    }),
  ],
  examples: [
    `aurora JL connect 'https://play.jl.example/open?t={token}&game={code}&lang={language}'`,
    'aurora JL secret new --others-for 7d',
  ],
});

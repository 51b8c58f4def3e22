import { parseArgs } from 'node:util';
import { StartError } from '../kernel/start-error.ts';
import { tryConformance, type Candidate } from './run.ts';

const conformanceUsage = `Usage: pnpm gateway conformance --url <games' host> --merchant <code> --vendor <code>
                                 --secret <secret> --token <token> [--real]

Plays the protocol of vendors against a gateway that runs, as a vendor's server
would, and says of every rule whether it holds.

  --url        where the gateway answers games: https://games.example
  --merchant   the merchant's code
  --vendor     the vendor's code in the catalogue
  --secret     what \`pnpm gateway vendor <merchant> <vendor> secret new\` showed;
               LIVERY_VENDOR_SECRET may hold it instead
  --token      of a session of this vendor's that is under way
  --real       plays although the session is for real money: a few units are
               staked, and not all of them come back

For a token launch a game of the vendor's for practice: it stands in the address
that opens, and in the reply to /wps/game/launch. It is good for four hours.
`;

/** For the help of the whole program. */
export const conformanceHelp = `For vendors too, from any machine and without a database:
  conformance           plays their protocol against a gateway and says which rules hold
`;

/** `pnpm gateway conformance …`: needs no database, only what a vendor has. */
export async function conformanceCommand(
  args: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  if (args.includes('--help')) {
    say(conformanceUsage.trimEnd());
    return true;
  }
  const { passed, failed } = await tryConformance(read(args), say);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

function read(args: readonly string[]): Candidate {
  const text = { type: 'string' } as const;
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        url: text,
        merchant: text,
        vendor: text,
        secret: { ...text, default: process.env['LIVERY_VENDOR_SECRET'] ?? '' },
        token: text,
        real: { type: 'boolean', default: false },
      },
    }));
  } catch {
    throw new StartError(conformanceUsage);
  }
  const { url = '', merchant = '', vendor = '', secret, token = '', real } = values;
  if ([merchant, vendor, secret, token].includes('')) throw new StartError(conformanceUsage);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError('--url takes an address such as https://games.example.');
  }
  const isHeader = [merchant, vendor].every((one) => /^[\w.-]+$/.test(one));
  if (!isHeader) throw new StartError('--merchant and --vendor take codes, such as aurora and JL.');
  return { url, merchant, vendor, secret, token, real };
}

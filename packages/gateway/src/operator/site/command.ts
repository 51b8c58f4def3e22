import { everyChapter, settingsOf } from '../../chapters/all.ts';
import { isCountry, siteActs } from '../../chapters/site/index.ts';
import { HOW_TO_KNOW } from '../../kernel/sites/country/require.ts';
import { StartError } from '../../kernel/start-error.ts';
import { commandOf } from '../act/declared.ts';
import { ordering, reporting, type Situation } from '../act/form.ts';
import { standingOfSite } from './standing.ts';

const standing = ({ desk, merchant }: Situation<unknown>): Promise<string> =>
  standingOfSite(desk.db, merchant.code);
const say = (_: unknown, situation: Situation<unknown>): Promise<string> => standing(situation);

/** `pnpm gateway site …`: closes a site, switches features off, keeps places out, changes what it says. */
export const siteCommand = commandOf({
  name: 'site',
  summary: 'orders a site that runs: closes it, switches a feature off, keeps a region out',
  about: `Orders a site that runs; without an order it shows how the site stands. Every order
is written into the audit.`,
  forms: [
    reporting({ line: '', about: 'shows how it stands', say: standing }),
    ordering({
      line: 'close [info…]',
      about: 'closes it for maintenance',
      act: siteActs.close,
      say,
    }),
    ordering({ line: 'open', about: 'opens it again', act: siteActs.open, say }),
    ordering({ line: 'off <flag>', about: 'switches a feature off', act: siteActs.off, say }),
    ordering({ line: 'on <flag>', about: 'switches it on again', act: siteActs.on, say }),
    ordering({
      line: 'block <what>',
      about: 'keeps a place out',
      act: siteActs.block,
      before: requireCountrySource,
      say,
    }),
    ordering({ line: 'unblock <what>', about: 'lets it in again', act: siteActs.unblock, say }),
    ordering({
      line: 'set <setting> <value>',
      about: 'changes what it says or does',
      act: siteActs.set,
      choices: { setting: Object.keys(settingsOf(everyChapter)) },
      say,
    }),
  ],
  examples: [
    'aurora close New tables --until 2026-12-01T06:00Z',
    'aurora block 203.0.113.0/24',
    'aurora set login login.json',
  ],
});

/** As the gateway is set, so is this command: both read the same environment. */
function requireCountrySource({ desk, params }: Situation<{ readonly what: string }>): void {
  if (!isCountry(params.what) || desk.country.kind !== 'none') return;
  throw new StartError(
    `Nobody says where a visitor is, so ${params.what} could not be kept out. ${HOW_TO_KNOW}`,
  );
}

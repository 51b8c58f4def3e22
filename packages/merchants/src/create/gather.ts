import { join } from 'node:path';
import { didYouMean, profiles, type Hex } from '@livery/themes';
import { neutralBackdrops } from '@livery/themes/contract';
import { paletteOf } from '../assets/palette.ts';
import { UsageError } from '../usage-error.ts';
import { exists } from '../disk.ts';
import type { Asker, Question, Reading } from './asker.ts';
import {
  readCode,
  readColor,
  readCurrency,
  readJurisdiction,
  readLanguages,
  readName,
  readScene,
  readTheme,
  readTimeZone,
  sceneOf,
  slug,
  titled,
  type Answers,
  type NeutralScene,
} from './answers.ts';
import { familyNames, sharedBy } from './family.ts';
import { logoSeeds, type LogoSeeds } from './logo-seeds.ts';
import { checkedLogo, readLogoPath } from './logo.ts';

/** What was said on the command line, not yet read. */
export type GivenAnswers = Readonly<
  Partial<Record<Exclude<keyof Answers, 'shared' | 'ofLogo'>, string>>
>;

/** The colours of a logo; nothing where it cannot be looked at, of which its own answer tells. */
async function seedsOfLogo(path: string): Promise<LogoSeeds | 'none' | undefined> {
  if ('fault' in (await readLogoPath(path))) return undefined;
  const { logo } = await checkedLogo(path);
  return logo && (logoSeeds(await paletteOf(logo.bytes)) ?? 'none');
}

/** The code must also be free. */
const freeCode =
  (root: string) =>
  async (text: string): Promise<Reading<string>> => {
    const read = readCode(text);
    if ('fault' in read) return read;
    return (await exists(join(root, read.value)))
      ? { fault: `"${read.value}" is taken: ${join(root, read.value)} is there already.` }
      : read;
  };

const familyIn =
  (names: readonly string[]) =>
  (text: string): Reading<string | undefined> => {
    if (text === '' || text === 'none') return { value: undefined };
    if (names.includes(text)) return { value: text };
    const known = names.length > 0 ? `There is ${names.join(', ')}.` : 'There is none yet.';
    return { fault: `There is no family "${text}". ${didYouMean(text, names) ?? known}` };
  };

const optionOf = (key: keyof GivenAnswers): string =>
  key === 'code' ? '<code>' : key === 'timeZone' ? '--time-zone' : `--${key}`;

/**
 * Every answer, from the command line where it was given there, else asked for,
 * else its default. What is wrong or missing in a pipe is said all at once.
 */
export async function gather(
  given: GivenAnswers,
  root: string,
  asker: Asker | undefined,
): Promise<Answers> {
  const missing: string[] = [];
  const faults: string[] = [];

  const answer = async <T>(
    key: keyof GivenAnswers,
    question: Question<T>,
    need: boolean,
  ): Promise<T> => {
    const said = given[key];
    const text = said ?? question.default;
    if (said === undefined && asker) return asker.ask(question);
    if (text === undefined && need) missing.push(optionOf(key));
    const read = await question.read(text ?? '');
    if ('value' in read) return read.value;
    // What was given wrongly is told here; what is missing, below, all together.
    if (text !== undefined) faults.push(`${optionOf(key)}: ${read.fault}`);
    if (faults.length > 0 && asker) throw new UsageError(faults.join('\n'));
    return undefined as T;
  };

  const code = await answer(
    'code',
    {
      question: 'Code of the merchant',
      hint: '(its folder and host)',
      ...(given.name && slug(given.name) ? { default: slug(given.name) } : {}),
      read: freeCode(root),
    },
    true,
  );
  const name = await answer(
    'name',
    {
      question: 'Name',
      hint: '(as players read it)',
      // In a pipe a name is said, not guessed.
      ...(asker && code ? { default: titled(code) } : {}),
      read: readName,
    },
    true,
  );
  const names = await familyNames(root);
  const askFamily = given.family !== undefined || names.length > 0;
  const family = askFamily
    ? await answer<string | undefined>(
        'family',
        {
          question: 'Family to start from',
          hint: `(${names.join(', ')})`,
          default: 'none',
          read: familyIn(names),
        },
        false,
      )
    : undefined;
  const shared = family === undefined ? undefined : await sharedBy(root, family);
  const lent = shared?.brand === true;
  const ofLogo =
    given.brand === undefined && given.logo !== undefined && !lent
      ? await seedsOfLogo(given.logo)
      : undefined;
  if (ofLogo === 'none' && !asker)
    faults.push('--logo: The logo is of black, white and greys; say a colour with --brand.');
  const seeds = ofLogo === 'none' ? undefined : ofLogo;
  const brand = await answer<Hex | undefined>(
    'brand',
    {
      question: 'Brand colour',
      hint: lent ? '(such as #e11d48; Enter: the family’s)' : '(such as #e11d48)',
      ...(lent ? { default: '' } : {}),
      ...(seeds ? { default: seeds.action } : {}),
      read: (text) => (lent && text === '' ? { value: undefined } : readColor(text)),
    },
    given.logo === undefined,
  );
  const theme =
    given.theme === undefined
      ? undefined
      : await answer('theme', { question: 'First mode', read: readTheme }, false);
  // A family has a scene already; another is taken only when it is asked for.
  const scene =
    family === undefined || given.scene !== undefined
      ? await answer<NeutralScene>(
          'scene',
          {
            question: 'Scene behind the log-in',
            hint: `(${neutralBackdrops.join(', ')})`,
            default: sceneOf(code ?? ''),
            read: readScene,
          },
          false,
        )
      : undefined;
  const jurisdiction = await answer(
    'jurisdiction',
    {
      question: 'Jurisdiction',
      hint: `(${Object.keys(profiles).join(', ')})`,
      default: shared?.manifest.jurisdiction ?? 'INT',
      read: readJurisdiction,
    },
    false,
  );
  const { manifest } = shared ?? {};
  // Elsewhere than its family a merchant starts from the place.
  const defaults =
    manifest && manifest.jurisdiction === jurisdiction
      ? manifest
      : profiles[jurisdiction ?? 'INT'].defaults;
  const languages = await answer(
    'languages',
    { question: 'Languages', default: defaults.languages.join(','), read: readLanguages },
    false,
  );
  const currency = await answer(
    'currency',
    { question: 'Currency', default: defaults.currency, read: readCurrency },
    false,
  );
  const timeZone = await answer(
    'timeZone',
    { question: 'Time zone', default: defaults.timeZone, read: readTimeZone },
    false,
  );
  const logo = await answer<string | undefined>(
    'logo',
    {
      question: 'Logo, SVG or PNG',
      hint: '(Enter: a monogram is drawn)',
      default: '',
      read: (text) => (text === '' ? { value: undefined } : readLogoPath(text)),
    },
    false,
  );
  if (missing.length > 0 || faults.length > 0) {
    const lack = missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : [];
    throw new UsageError([...lack, ...faults].join('\n'));
  }
  return {
    code,
    name,
    ...(brand === undefined ? {} : { brand }),
    // A colour that was typed is not the logo's, and neither is what goes with it.
    ...(seeds && brand === seeds.action ? { ofLogo: seeds } : {}),
    ...(theme === undefined ? {} : { theme }),
    jurisdiction,
    languages,
    currency,
    timeZone,
    ...(logo === undefined ? {} : { logo }),
    ...(scene === undefined ? {} : { scene }),
    ...(family === undefined ? {} : { family }),
    ...(shared === undefined ? {} : { shared }),
  };
}

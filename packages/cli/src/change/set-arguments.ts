import {
  didYouMean,
  keyNames,
  keyValue,
  namedKey,
  tokenValue,
  ValueWordFault,
  type EditRequest,
} from '@livery/themes';
import {
  languages,
  modes,
  slotNames,
  slots,
  tokenByPath,
  type Mode,
} from '@livery/themes/contract';
import { UsageError } from '@livery/merchants/usage-error';

/** What a call says besides its merchant. */
export interface SetCall {
  readonly words: readonly string[];
  readonly mode?: string;
  readonly unset: boolean;
}

const known = <Name extends string>(
  what: string,
  name: string,
  names: readonly Name[],
  all: string,
): Name => {
  const found = names.find((one) => one === name);
  if (found !== undefined) return found;
  throw new UsageError(`There is no ${what} "${name}". ${didYouMean(name, names) ?? all}`);
};

/** The value of a call, which is one word: quotes keep it together. */
function valueOf(
  words: readonly string[],
  { unset }: SetCall,
  example: string,
): string | undefined {
  const [value, ...more] = words;
  if (more.length > 0)
    throw new UsageError(`One value at a time: "${words.join('" and "')}". Quote what has spaces.`);
  if (unset && value !== undefined)
    throw new UsageError(`--unset takes the line out; "${value}" is left over.`);
  if (!unset && value === undefined)
    throw new UsageError(`Which value? For example ${example}; --unset takes the line out.`);
  return value;
}

function modeOf({ mode }: SetCall): Mode | undefined {
  return mode === undefined ? undefined : known('mode', mode, modes, `One of ${modes.join(', ')}.`);
}

const all = '"livery tokens" lists every token there is.';

function tokenWish(words: readonly string[], said: SetCall): EditRequest {
  const [name, ...rest] = words;
  if (name === undefined) throw new UsageError(`Which token? ${all}`);
  const token = known('token', name, [...tokenByPath.keys()], all);
  const text = valueOf(rest, said, `livery set aurora token ${token} "{another.token}"`);
  const mode = modeOf(said);
  const at = { of: 'token', token, ...(mode ? { mode } : {}) } as const;
  if (text === undefined) return at;
  try {
    return { ...at, value: tokenValue(tokenByPath.get(token)?.type ?? 'number', text) };
  } catch (fault) {
    if (!(fault instanceof ValueWordFault)) throw fault;
    throw new UsageError(`${fault.message} ${fault.hint}`);
  }
}

function slotWish(words: readonly string[], said: SetCall): EditRequest {
  const [name, ...rest] = words;
  if (name === undefined) throw new UsageError('Which slot? "livery slots" lists them.');
  const slot = known('slot', name, slotNames, '"livery slots" lists every slot there is.');
  const choices: readonly string[] = slots[slot].choices;
  const value = valueOf(rest, said, `livery set aurora slot ${slot} ${choices.at(-1)}`);
  if (value === undefined) return { of: 'slot', slot };
  return {
    of: 'slot',
    slot,
    value: known(`choice of ${slot}`, value, choices, `One of ${choices.join(', ')}.`),
  };
}

function textWish(words: readonly string[], said: SetCall): EditRequest {
  const [language, key, ...rest] = words;
  if (language === undefined || key === undefined)
    throw new UsageError('Which text? livery text <code> <language> <key> "…".');
  if (!languages.has(language)) {
    const near = didYouMean(language, languages.keys());
    throw new UsageError(
      `"${language}" is no language code. ${near ?? '"livery languages" lists them.'}`,
    );
  }
  const value = valueOf(rest, said, `livery text aurora ${language} ${key} "…"`);
  return { of: 'text', language, key, ...(value === undefined ? {} : { value }) };
}

/** What somebody meant who typed the name of something else. */
function unknownKey(name: string): string {
  if (tokenByPath.has(name)) return `It is a token: livery set <code> token ${name} <value>.`;
  if (slotNames.some((slot) => slot === name))
    return `It is a slot: livery set <code> slot ${name} <choice>.`;
  return (
    didYouMean(name, keyNames()) ??
    didYouMean(name, tokenByPath.keys()) ??
    'A key of manifest.jsonc or template.json, such as brand.action.color; or token, slot, text.'
  );
}

function keyWish(words: readonly string[], said: SetCall): EditRequest {
  const [name = '', ...rest] = words;
  const key = namedKey(name);
  if (!key) throw new UsageError(`There is no key "${name}". ${unknownKey(name)}`);
  const text = valueOf(rest, said, `livery set aurora ${name} <value>`);
  const { of, path } = key;
  return { of, path, ...(text === undefined ? {} : { value: keyValue(key, text) }) };
}

/** The words of `livery set`, read as wishes: `and` stands between two that only hold together. */
export function wishesOf({ words, ...rest }: SetCall): readonly EditRequest[] {
  const calls: string[][] = [[]];
  for (const word of words)
    if (word === 'and') calls.push([]);
    else calls.at(-1)?.push(word);
  return calls.map((call) => wishOf({ ...rest, words: call }));
}

/** One wish of a call. */
export function wishOf(said: SetCall): EditRequest {
  const [first, ...rest] = said.words;
  if (first === undefined)
    throw new UsageError(
      'What is to be set? A key, or: token, slot, text. livery set --help shows how.',
    );
  if (first !== 'token' && said.mode !== undefined)
    throw new UsageError('--mode is for tokens: the rest is the same in both modes.');
  if (first === 'token') return tokenWish(rest, said);
  if (first === 'slot') return slotWish(rest, said);
  if (first === 'text') return textWish(rest, said);
  return keyWish(said.words, said);
}

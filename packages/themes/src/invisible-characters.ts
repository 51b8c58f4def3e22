import { Format } from 'typebox/format';

/** What is wrong with a text that a person reads, and how to mend it. */
export interface UnseenFault {
  readonly message: string;
  readonly hint: string;
}

// Joiners change how letters of these scripts are drawn, and stand between two of them.
const joined = String.raw`[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Mn}]`;
const honestJoiner = new RegExp(
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})|(?<=[\p{Extended_Pictographic}\p{EMod}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F`,
  'gu',
);
/** Controls, halves of letters, and whatever leaves no mark or turns the direction of what follows. */
const unseenInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Sentences may break lines and words, join letters, and mark a direction as long as they close it. */
const unseenInSentences =
  /(?![\t\n\u00AD\u061C\u200C-\u200F\u2066-\u2069]|\uFE0F)[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
const heapedMarks = /\p{M}{5}/u;

const named = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const unseen = (character: string): UnseenFault => ({
  message: `holds ${named(character)}, which cannot be seen`,
  hint: 'Type it anew, without what is copied along from elsewhere.',
});

/** What keeps a name from being read as what it is. */
export function nameFault(text: string): UnseenFault | undefined {
  const character = unseenInNames.exec(text.replaceAll(honestJoiner, ''))?.[0];
  if (character !== undefined) return unseen(character);
  if (text !== '' && text.trim() === '')
    return { message: 'holds nothing that can be seen', hint: 'Write what people are to read.' };
  if (text !== text.trim())
    return { message: 'begins or ends with a space', hint: 'Take the space away.' };
  if (heapedMarks.test(text))
    return {
      message: 'heaps more marks on a letter than can be drawn',
      hint: 'Keep the letter and the marks that its language has.',
    };
  return undefined;
}

/** How many marks of a direction were opened and not closed; less than none when one was closed that never began. */
function openMarks(text: string): number {
  let open = 0;
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) open++;
    if (character === '\u2069' && --open < 0) return open;
  }
  return open;
}

/** The same of a sentence of the site, which may break lines and mark directions. */
export function sentenceFault(text: string): UnseenFault | undefined {
  const character = unseenInSentences.exec(text)?.[0];
  if (character !== undefined) return unseen(character);
  if (openMarks(text) !== 0)
    return {
      message: 'turns the direction of what follows it',
      hint: 'Close each of U+2066 to U+2068 with U+2069.',
    };
  return undefined;
}

/** Formats of a schema, by the name they have in it; editors that do not know them let all pass. */
export const readFormats: ReadonlyMap<string, (text: string) => UnseenFault | undefined> = new Map([
  ['livery-name', nameFault],
  ['livery-sentence', sentenceFault],
]);

for (const [name, faultIn] of readFormats) Format.Set(name, (text) => faultIn(text) === undefined);

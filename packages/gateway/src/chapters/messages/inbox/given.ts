import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import type { Facts } from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { cleanTexts } from '../../../kernel/sites/content/cleaner.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Letter } from './letters.ts';

const closed = { additionalProperties: false } as const;
const textsOf = (maxLength: number) =>
  Type.Record(
    Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{2})?$' }),
    Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' }),
    { minProperties: 1, ...closed },
  );

const written = {
  titles: textsOf(200),
  contents: textsOf(20_000),
};

export const LetterText = Type.Object(
  {
    kind: Type.Optional(Type.Enum(['system', 'personal', 'promotion', 'wallet'])),
    ...written,
  },
  {
    ...closed,
    description: 'titles, which are plain text, and contents, which are HTML, by language',
    examples: [{ titles: { EN: 'Tonight' }, contents: { EN: '<p>The tables open at six.</p>' } }],
  },
);

export type GivenLetter = Static<typeof LetterText>;

export const ofLetter = { permission: 'letters', approval: 'alone', subjectKind: 'inbox' } as const;

/** In languages of the site, each with title and content, and with something left of it. */
export function soundLetter(merchant: Merchant, given: GivenLetter, kind: Letter['kind']): Letter {
  const { titles, contents } = given;
  const named = new Set([...Object.keys(titles), ...Object.keys(contents)]);
  for (const language of named) {
    if (!merchant.languages.includes(language)) {
      const spoken = merchant.languages.join(', ');
      throw new ActRefusal(`${merchant.code} does not speak ${language}. It speaks ${spoken}.`);
    }
    if (titles[language] === undefined || contents[language] === undefined) {
      throw new ActRefusal(`In ${language} the letter lacks its title or its content.`);
    }
  }
  const clean = cleanTexts(merchant, contents);
  for (const [language, html] of Object.entries(clean)) {
    if (html.trim() === '') {
      throw new ActRefusal(`In ${language} nothing of the letter’s content is allowed HTML.`);
    }
  }
  return { kind: given.kind ?? kind, titles, contents: clean };
}

/** What it said stands in the inbox; the audit says which words those were. */
export const letterFacts = ({ kind, titles, contents }: Letter): Facts => ({
  kind,
  languages: Object.keys(titles),
  sha256: createHash('sha256')
    .update(JSON.stringify([titles, contents]))
    .digest('hex'),
});

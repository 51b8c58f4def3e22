import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { presentMembers, writeLetter, writeLetters, type Letter } from './letters.ts';
import { unreadNews } from './unread.ts';
import { lockMember, memberNamed } from '../../member/index.ts';
import { defineAct, type Facts, type ActOutcome } from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { isGuest } from '../../../kernel/member-types.ts';
import { cleanTexts } from '../../../kernel/sites/content/cleaner.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

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

const LetterText = Type.Object(
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

const ofLetter = { permission: 'letters', approval: 'alone', subjectKind: 'inbox' } as const;

export const sendLetter = defineAct({
  ...ofLetter,
  name: 'letter.send',
  text: 'wrote a letter',
  params: Type.Object(
    {
      account: Type.String({ maxLength: 80, description: 'of the member' }),
      letter: LetterText,
    },
    closed,
  ),
  async hold({ tx, merchant, params }) {
    const member = await memberNamed(tx, merchant, params.account);
    if (isGuest(member.type)) {
      throw new ActRefusal(`${member.account} is a guest of free play and has no inbox.`);
    }
    await lockMember(tx, merchant.code, member.id);
    return { subject: `member ${member.id}`, member };
  },
  async run({ tx, merchant, params, now }, { member }): Promise<ActOutcome<{ count: number }>> {
    const letter = soundLetter(merchant, params.letter, 'personal');
    const id = await writeLetter(tx, merchant, member.id, letter, now);
    return {
      before: null,
      after: { letter: id.toString(), ...factsOf(letter) },
      result: { count: 1 },
      news: (db) => unreadNews(db, merchant.code, [member.id]),
    };
  },
});

export const sendLetterToAll = defineAct({
  ...ofLetter,
  name: 'letter.send-to-all',
  text: 'wrote a letter to everybody',
  params: Type.Object({ letter: LetterText }, closed),
  hold: async () => ({ subject: 'everybody' }),
  async run({ tx, merchant, params, now }): Promise<ActOutcome<{ count: number }>> {
    const letter = soundLetter(merchant, params.letter, 'system');
    const count = await writeLetters(tx, merchant, letter, now);
    return {
      before: null,
      after: { letters: count, ...factsOf(letter) },
      result: { count },
      news: async (db) => unreadNews(db, merchant.code, await presentMembers(db, merchant, now)),
    };
  },
});

/** In languages of the site, each with title and content, and with something left of it. */
function soundLetter(merchant: Merchant, given: GivenLetter, kind: Letter['kind']): Letter {
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
const factsOf = ({ kind, titles, contents }: Letter): Facts => ({
  kind,
  languages: Object.keys(titles),
  sha256: createHash('sha256')
    .update(JSON.stringify([titles, contents]))
    .digest('hex'),
});

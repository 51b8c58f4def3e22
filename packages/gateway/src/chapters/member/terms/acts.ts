import { sql } from 'kysely';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';

const closed = { additionalProperties: false } as const;
const YEAR = 366 * 86_400_000;

/** The text itself lies where the manifest’s `legal.terms` leads; this says that it is another one. */
export const publishTerms = defineAct({
  name: 'terms.publish',
  permission: 'site',
  approval: 'alone',
  text: 'published a version of the terms',
  subjectKind: 'terms',
  params: Type.Object(
    {
      changes: Type.Record(
        Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{2})?$' }),
        Type.String({ minLength: 1, maxLength: 2_000, pattern: '^[^\\u0000]*$' }),
        {
          ...closed,
          minProperties: 1,
          description: 'what is different, as plain text by language',
          examples: [{ EN: 'How long a payout may take is said.' }],
        },
      ),
      in: Type.Integer({
        minimum: 0,
        maximum: YEAR,
        default: 0,
        unit: 'milliseconds',
        description: 'until they hold; at once where nothing is said',
      }),
    },
    closed,
  ),
  async hold({ tx, merchant }) {
    await sql`SELECT pg_advisory_xact_lock(hashtext('terms'), hashtext(${merchant.code}))`.execute(
      tx,
    );
    const last = await tx
      .selectFrom('terms_version')
      .select(['version', 'effective_at'])
      .where('merchant', '=', merchant.code)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { subject: merchant.code, last };
  },
  async run({ tx, merchant, params, now }, { last }) {
    const { changes } = params;
    for (const language of Object.keys(changes)) {
      if (merchant.languages.includes(language)) continue;
      throw new ActRefusal(
        `${merchant.code} does not speak ${language}. It speaks ${merchant.languages.join(', ')}.`,
      );
    }
    const missing = merchant.languages.filter((language) => changes[language] === undefined);
    if (missing.length > 0) {
      throw new ActRefusal(
        `Members read it in ${missing.join(', ')} too, and nothing is said there.`,
      );
    }
    const effectiveAt = new Date(now + params.in);
    if (last !== undefined && effectiveAt < last.effective_at) {
      throw new ActRefusal(
        `Version ${last.version} holds later than that; it cannot be passed by.`,
      );
    }
    const version = (last?.version ?? 0) + 1;
    await tx
      .insertInto('terms_version')
      .values({
        merchant: merchant.code,
        version,
        changes: JSON.stringify(changes),
        published_at: new Date(now),
        effective_at: effectiveAt,
      })
      .execute();
    const facts = { version, effectiveAt: effectiveAt.toISOString() };
    return {
      before: last === undefined ? null : { version: last.version },
      after: { ...facts, changes },
      result: facts,
      // Pages that are open ask anew how they stand with the site.
      news: () => [{ merchant: merchant.code, event: 'status' as const, data: {} }],
    };
  },
});

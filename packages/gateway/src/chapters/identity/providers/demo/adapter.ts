import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { createWire, Unclear } from '../../../../kernel/providers/wire.ts';
import { openSigned } from '../../../../kernel/providers/signed.ts';
import type { Reason } from '../../rows/parts.ts';
import type { Finding, IdentityProvider, ProviderCheck } from '../port.ts';

interface DemoAccount {
  /** Without a slash at its end. */
  readonly address: string;
  readonly key: string;
  readonly secrets: readonly string[];
  /** Milliseconds an answer may take. */
  readonly patience?: number;
}

const verification = Type.Object({
  id: Type.String({ minLength: 1 }),
  reference: Type.String(),
  status: Type.Enum(['open', 'submitted', 'finished', 'expired']),
  url: Type.String({ pattern: '^https?://' }),
  expires_at: Type.String(),
  checks: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 100 }),
      result: Type.String(),
      at: Type.String(),
      document: Type.Optional(
        Type.Object({
          name: Type.String({ minLength: 1, maxLength: 200 }),
          birth_date: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
          number: Type.String({ minLength: 1, maxLength: 80 }),
          expires_on: Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })),
        }),
      ),
    }),
  ),
});

type Verification = Static<typeof verification>;

const again = (step: Reason['step'], why: Reason['why']) =>
  ({ outcome: 'again', reasons: [{ step, why }] }) as const;
const refused = (why: Reason['why']) =>
  ({ outcome: 'refused', reasons: [{ step: 'check', why }] }) as const;

/** In their words, and in ours; what we do not know is for a person. */
const results: Readonly<Record<string, Pick<ProviderCheck, 'outcome' | 'reasons'>>> = {
  approved: { outcome: 'passed', reasons: [] },
  unreadable: again('check', 'blurred'),
  name_mismatch: again('details', 'name_differs'),
  document_expired: again('check', 'expired'),
  under_age: refused('under_age'),
  // CaseMember face it was is nobody's business but the desk's.
  face_known: refused('not_accepted'),
  manual_review: { outcome: 'person', reasons: [] },
};

const person: Pick<ProviderCheck, 'outcome' | 'reasons'> = { outcome: 'person', reasons: [] };

const timeIn = (text: string): number => {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Unclear('A time is none.');
  return at;
};

function findingOf({ reference, status, checks }: Verification): Finding {
  return {
    reference,
    stage: status,
    checks: checks.map(({ id, result, at, document }) => ({
      id,
      ...((Object.hasOwn(results, result) && results[result]) || person),
      at: timeIn(at),
      ...(document && {
        document: {
          name: document.name,
          birthDate: document.birth_date,
          number: document.number,
          validUntil:
            document.expires_on === undefined
              ? undefined
              : timeIn(`${document.expires_on}T23:59:59Z`),
        },
      }),
    })),
  };
}

const news = Type.Object({
  type: Type.String({ pattern: String.raw`^verification\.[a-z_]{1,40}$` }),
  data: Type.Object({ reference: Type.String({ pattern: String.raw`^[\w.:-]{1,80}$` }) }),
});

/** The adapter of `packages/demo-identity`, which is spoken to as any provider is. */
export function demoIdentity({ address, key, secrets, ...rest }: DemoAccount): IdentityProvider {
  const wire = createWire(rest);
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Verification | undefined> => {
    const headers = { authorization: `Bearer ${key}` };
    const { status, value } = await wire(address + path, {
      method,
      headers,
      ...(body && { body }),
    });
    if (status === 404) return undefined;
    if (status < 200 || status > 299) throw new Unclear(`Answered ${status}.`);
    if (!Check(verification, value)) throw new Unclear('The answer is none that we know.');
    return value;
  };
  return {
    code: 'demo',
    async open({ reference, returnUrl, name, birthDate, document }) {
      const opened = await ask('POST', '/v1/verifications', {
        reference,
        return_url: returnUrl,
        person: { name, birth_date: birthDate },
        document,
      });
      if (opened?.reference !== reference) throw new Unclear('It opened something else.');
      return { providerRef: opened.id, url: opened.url, until: timeIn(opened.expires_at) };
    },
    async read(reference) {
      const found = await ask('GET', `/v1/verifications/${encodeURIComponent(reference)}`);
      if (found !== undefined && found.reference !== reference) {
        throw new Unclear('It told of another one.');
      }
      return found && findingOf(found);
    },
    verify(raw, headers, now) {
      const opened = openSigned(secrets, raw, headers, now);
      return opened && Check(news, opened.message) ? opened.message.data.reference : undefined;
    },
  };
}

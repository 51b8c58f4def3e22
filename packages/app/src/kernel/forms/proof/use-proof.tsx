import { useState, type ReactNode } from 'react';
import { ApiError } from '@livery/web/http/api-error';
import { isRecord } from '@livery/web/store/storage';
import { ProofSheet, type ProofWay } from './proof-sheet.tsx';

const ways: ReadonlySet<unknown> = new Set<ProofWay>(['password', 'code', 'passkey']);
const isWay = (value: unknown): value is ProofWay => ways.has(value);

/** What a refusal wants shown; undefined where it wants nothing that the member has. */
function waysIn(error: unknown): readonly ProofWay[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'proof.required') return undefined;
  const by = isRecord(error.value) ? error.value['by'] : undefined;
  const known = Array.isArray(by) ? by.filter(isWay) : [];
  // A passkey can only be shown where the brand has them.
  const shown = known.filter((way) => way !== 'passkey' || FLAGS.PASSKEY3);
  return shown.length === 0 ? undefined : shown;
}

interface Asked {
  readonly by: readonly ProofWay[];
  readonly answer: (isProven: boolean) => void;
}

/** For what guards the account: asks once more who it is where the platform wants to know, and goes on. */
export function useProof(): {
  readonly proven: <T>(work: () => Promise<T>) => Promise<T>;
  readonly sheet: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  return {
    proven: async (work) => {
      try {
        return await work();
      } catch (error) {
        const by = waysIn(error);
        if (by === undefined) throw error;
        const isProven = await new Promise<boolean>((answer) => setAsked({ by, answer }));
        setAsked(undefined);
        if (!isProven) throw new DOMException('nobody has shown who it is', 'AbortError');
        return work();
      }
    },
    sheet: asked ? (
      <ProofSheet
        by={asked.by}
        onClose={() => asked.answer(false)}
        onProven={() => asked.answer(true)}
      />
    ) : null,
  };
}

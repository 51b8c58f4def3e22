import { useMerchant } from '#kernel/merchant.tsx';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Statement } from '../api/statement.ts';
import { useExport } from '../export/use-export.ts';
import { kindOf } from '../transaction-kinds.ts';

/** The lines of a statement as a file, which holds what the page shows. */
export function useStatementFile({ from, to, currency, days }: Statement): () => void {
  const { t } = useTranslation();
  const { code } = useMerchant();
  const rows = days.flatMap(({ day, balance, lines }) =>
    lines.map((line) => ({ ...line, id: `${day} ${line.kind}`, day, balance })),
  );
  const { start } = useExport<(typeof rows)[number]>({
    fileName: `${code}-statement-${from}-${to}.csv`,
    head: [
      t('statement.day'),
      t('transactions.kind'),
      t('statement.count'),
      t('transactions.in'),
      t('transactions.out'),
      t('statement.balance'),
      t('records.currency'),
    ],
    ask: async () => ({ rows, pageNum: 1, totalPages: 1, sums: undefined }),
    cells: ({ day, kind, entries, in: came, out: went, balance }) => [
      day,
      t(kindOf(kind).text),
      { number: `${entries}` },
      { number: came },
      { number: went },
      { number: balance },
      currency,
    ],
  });
  return start;
}

import { createRichText } from '@livery/web/rich-text/rich-text';
import { LoadFailed } from '../routing/load-failed.tsx';
import { OperatorLink } from './operator-link.tsx';
import { fetchSanitiser, useSanitiser } from './sanitiser.ts';
import { WideTable } from './wide-table.tsx';

export const RichText = createRichText({
  useSanitiser,
  Link: OperatorLink,
  Table: WideTable,
  Failed: LoadFailed,
  onRetry: () => void fetchSanitiser(),
});

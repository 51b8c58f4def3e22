import type { ActReport, WaitingReport } from '../../kernel/acts/run.ts';
import { counted } from '../terminal/print.ts';

/** A repeat is no second act, and is not to look like one. */
export const repeatNote = ({ isRepeat }: Pick<ActReport<unknown>, 'isRepeat'>): string =>
  isRepeat ? 'This was done before, under the same key; nothing was done now.\n' : '';

/** Nothing is done, and it says what has to come first. */
export function waitingNote({ waits, isRepeat }: WaitingReport, code: string): string {
  const { approval, votes, oneOf } = waits;
  const role = oneOf === null ? '' : `, one of them of ${oneOf}`;
  const before = isRepeat ? 'This was asked for before, under the same key.\n' : '';
  return `${before}It is asked for as ${approval}, and waits for ${counted(votes, 'other person', 'other people')}${role}.
pnpm gateway office vote ${approval} yes|no --merchant ${code} --as <name> --reason <why>
`;
}

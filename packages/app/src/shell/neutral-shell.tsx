import { CareRoom } from './bar/care-room.tsx';
import { NavBar } from '@livery/ui/nav-bar';
import { Page } from '@livery/ui/page';
import { Wordmark, type WordmarkProps } from '@livery/ui/wordmark';

interface NeutralShellProps extends Pick<WordmarkProps, 'name' | 'mark'> {
  /** Under marks that a law wants there. */
  readonly topped: boolean;
}

/** The brand and nothing else: it suits any page, and gives way without a jump. */
export function NeutralShell({ name, mark, topped }: NeutralShellProps) {
  return (
    <Page plain>
      {topped ? <CareRoom /> : null}
      <NavBar logo={<Wordmark name={name} mark={mark} />} />
    </Page>
  );
}

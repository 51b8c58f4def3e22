import { NavBar } from '@livery/ui/nav-bar';
import { Page } from '@livery/ui/page';
import { Wordmark, type WordmarkProps } from '@livery/ui/wordmark';

/** The brand and nothing else: it suits any page, and gives way without a jump. */
export function NeutralShell({ name, mark }: Pick<WordmarkProps, 'name' | 'mark'>) {
  return (
    <Page plain>
      <NavBar logo={<Wordmark name={name} mark={mark} />} />
    </Page>
  );
}

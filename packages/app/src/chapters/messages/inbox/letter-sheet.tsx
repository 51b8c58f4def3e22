import { Button } from '@livery/ui/button';
import type { IconName } from '@livery/ui/icon';
import { Prose } from '@livery/ui/prose';
import { Sheet } from '@livery/ui/sheet';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import type { Letter } from '../api/inbox.ts';
import * as css from './inbox.css.ts';
import { useLetterTime } from './use-letter-time.ts';

export interface LetterSheetProps {
  readonly letter: Letter;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

interface Way {
  readonly to: string;
  readonly text: TextKey;
  readonly icon: IconName;
}

/** Where what a letter is about can be seen. */
function wayOn(kind: Letter['kind']): Way | undefined {
  if (kind === 'wallet')
    return { to: pathTo('transactions'), text: 'title.transactions', icon: 'coins' };
  if (kind === 'promotion')
    return { to: pathTo('promotions'), text: 'title.promotions', icon: 'promotions' };
  return undefined;
}

/** A letter as it was written, the way on from it, and a quiet one to be rid of it. */
export function LetterSheet({ letter, open, onClose, onDelete }: LetterSheetProps) {
  const { t } = useTranslation();
  const time = useLetterTime();
  const way = wayOn(letter.kind);
  return (
    <Sheet open={open} onClose={onClose} title={letter.title} description={time(letter.createdAt)}>
      <Prose>
        <RichText html={letter.content} />
      </Prose>
      <div className={css.foot}>
        {way ? (
          <Button icon={way.icon} render={<Link to={way.to} />}>
            {t(way.text)}
          </Button>
        ) : null}
        <Button
          className={css.remove}
          variant="quiet"
          size="medium"
          icon="trash"
          onClick={onDelete}
        >
          {t('inbox.delete')}
        </Button>
      </div>
    </Sheet>
  );
}

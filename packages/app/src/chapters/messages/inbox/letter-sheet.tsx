import { Button } from '@livery/ui/button';
import { Prose } from '@livery/ui/prose';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
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

/** A letter as it was written. */
export function LetterSheet({ letter, open, onClose, onDelete }: LetterSheetProps) {
  const { t } = useTranslation();
  const time = useLetterTime();
  return (
    <Sheet open={open} onClose={onClose} title={letter.title} description={time(letter.createdAt)}>
      <Prose>
        <RichText html={letter.content} />
      </Prose>
      <div className={css.foot}>
        <Button variant="secondary" icon="trash" onClick={onDelete}>
          {t('inbox.delete')}
        </Button>
      </div>
    </Sheet>
  );
}

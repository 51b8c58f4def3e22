import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { useTranslation } from '@livery/web/texts/use-translation';

export interface RemoveLimitProps {
  readonly busy: boolean;
  /** The earliest that it can be gone, in words. */
  readonly from: string;
  readonly onRemove: () => void;
}

/** Asks to take a limit away, which waits like a looser one. */
export function RemoveLimit({ busy, from, onRemove }: RemoveLimitProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" full disabled={busy} onClick={() => setAsking(true)}>
        {t('setLimit.remove')}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={() => {
          setAsking(false);
          onRemove();
        }}
        title={t('setLimit.remove')}
        description={t('setLimit.remove.ask', { at: from })}
        submitLabel={t('setLimit.remove.button')}
      />
    </>
  );
}

import { useRef, useState } from 'react';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useSpan } from '../words.ts';

export interface ExclusionTickProps {
  readonly span: string;
  readonly busy: boolean;
  readonly onExclude: () => void;
}

/** The word for it: nothing is ticked beforehand. */
export function ExclusionTick({ span, busy, onExclude }: ExclusionTickProps) {
  const { t } = useTranslation();
  const spanOf = useSpan();
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submit = (): void => {
    setMissing(!isTicked);
    if (isTicked) onExclude();
    else box.current?.focus();
  };
  return (
    <>
      <Checkbox
        ref={box}
        checked={isTicked}
        onChange={(event) => {
          setTicked(event.target.checked);
          setMissing(false);
        }}
        error={isMissing ? t('exclusion.tick.missing') : undefined}
      >
        {span === 'open' ? t('exclusion.tick.open') : t('exclusion.tick', { span: spanOf(span) })}
      </Checkbox>
      <Button full tone="danger" loading={busy} onClick={submit}>
        {t('exclusion.button')}
      </Button>
    </>
  );
}

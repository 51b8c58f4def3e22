import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '@livery/ui/icon-button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useIdlePart } from '#kernel/parts/use-idle-part.ts';
import { useServiceAsked } from '#kernel/routing/open-service.ts';

const load = () => import('./service.tsx');

/** Opens customer service, docked in the bar of a page: it lies over nothing. What it opens is fetched when the page is idle. */
export function ServiceButton({ className }: Pick<IconButtonProps, 'className'>) {
  const { t } = useTranslation();
  const part = useIdlePart(load);
  const [open, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const asked = useServiceAsked();
  const answered = useRef(asked);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    setAsked(true);
    setOpen(true);
  }, [asked]);
  return (
    <>
      <IconButton
        icon="headset"
        className={className}
        label={t('nav.service')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {part && wasAsked ? <part.Service open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

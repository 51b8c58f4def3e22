import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { DownloadBar } from '@livery/ui/download-bar';
import { useMerchant } from '#kernel/merchant.tsx';
import { AppSheet } from './app-sheet.tsx';
import { hideBar, useBarStands } from './bar-hidden.ts';
import { useApp } from './use-app.ts';

/** Offers the app at the top of the page, without moving what is read: it comes in above it. */
export function AppBar() {
  const { t } = useTranslation();
  const { name, logo } = useMerchant();
  const stands = useBarStands();
  const { app } = useApp();
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const isShown = stands && app !== undefined;
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    if (isShown && height > 0 && scrollY < height) scrollBy(0, height);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      <DownloadBar
        ref={bar}
        label={t('app.label')}
        name={name}
        icon={logo.mark.dark}
        description={t('app.text')}
        downloadLabel={t('app.get')}
        onDownload={() => setOpen(true)}
        onClose={hideBar}
      />
      <AppSheet app={app} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

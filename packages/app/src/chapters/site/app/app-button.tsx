import { useState, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { IconButton, type IconButtonProps } from '@livery/ui/icon-button';
import { isInApp } from '#kernel/device.ts';
import { AppSheet } from './app-sheet.tsx';
import { useBarStands } from './bar-hidden.ts';
import { useApp } from './use-app.ts';

export interface AppButtonProps extends Pick<IconButtonProps, 'className'> {
  /** What keeps its place until it is known whether there is an app. */
  readonly room: ReactNode;
}

/** Offers the app in the header of the home wherever the bar above it does not: one place at a time. */
export function AppButton({ className, room }: AppButtonProps) {
  const { t } = useTranslation();
  const { app, isPending } = useApp();
  const isInBar = useBarStands();
  const [open, setOpen] = useState(false);
  if (isPending) return room;
  if (app === undefined || isInBar || isInApp() !== 'none') return null;
  return (
    <>
      <IconButton
        icon="download"
        label={t('app.label')}
        className={className}
        onClick={() => setOpen(true)}
      />
      <AppSheet app={app} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

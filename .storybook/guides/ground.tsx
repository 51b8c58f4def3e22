import { DocsContext, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useMemo, type PropsWithChildren } from 'react';

import { ToastProvider } from '../../packages/ui/src/feedback/toast/index.ts';
import { IconSetProvider } from '../../packages/ui/src/foundations/icon/index.ts';
import { LabelsProvider } from '../../packages/ui/src/foundations/labels/index.ts';
import { words } from '../../packages/ui/src/testing/words.ts';
import { dress, lookOf, wordsOf } from '../look.ts';
import { reduceMotion } from '../motion.ts';
import { Spoken } from '../words/spoken.tsx';
import * as css from './guide.css.ts';
import { addressOf, LookContext } from './look-context.ts';
import { useGlobals } from './use-globals.ts';

/** The ground of every page of words: dressed as the toolbar says, in English from left to right. */
export function Ground({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const shown = useMemo(() => ({ look: lookOf(globals), address: addressOf(globals) }), [globals]);
  const { icons } = dress(shown.look);
  reduceMotion(globals['motion'] === 'reduced');
  return (
    <DocsContext value={context}>
      <LookContext value={shown}>
        <IconSetProvider set={icons}>
          <LabelsProvider labels={words}>
            <ToastProvider label="Notices">
              <Spoken {...wordsOf(globals)} />
              <main className={css.page} lang="en" dir="ltr">
                {children}
              </main>
            </ToastProvider>
          </LabelsProvider>
        </IconSetProvider>
      </LookContext>
    </DocsContext>
  );
}

import { act } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { TextKey } from './text-key.ts';
import { createTranslations } from './translations.ts';
import { TranslationsProvider, useTranslation } from './use-translation.ts';

const hi = 'hi' as TextKey;

const texts = () => createTranslations('en', { hi: 'Hello' }, async () => ({ hi: 'Kumusta' }));

it('comes alive as it was written where another language is spoken meanwhile, and then speaks that', async () => {
  const gate = Promise.withResolvers<void>();
  const Words = () => <p>{useTranslation().t(hi)}</p>;
  const Later = lazy(async () => {
    await gate.promise;
    return { default: Words };
  });
  const page = (made: ReturnType<typeof texts>, Part: ComponentType) => (
    <TranslationsProvider value={made}>
      <Words />
      <Suspense>
        <Part />
      </Suspense>
    </TranslationsProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(texts(), Words));
  const here = texts();
  const onRecoverableError = vi.fn<() => void>();
  await act(async () => void hydrateRoot(root, page(here, Later), { onRecoverableError }));
  await here.learn('fil-PH');
  await act(() => here.speak('fil-PH'));
  expect(root.textContent).toBe('KumustaHello');
  await act(async () => gate.resolve());
  expect(root.textContent).toBe('KumustaKumusta');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

import type { Page } from '@playwright/test';

type Alarmed = typeof globalThis & { liveryRan?: string[] };

/** From now on what a script of an injection calls is noted, in every frame; nothing leaves the page. */
export const setAlarm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const top = (globalThis.top ?? globalThis) as Alarmed;
    const ran = (top.liveryRan ??= []);
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(globalThis, name, {
        value: (said: unknown) => void ran.push(`${name}(${String(said)})`),
      });
    sessionStorage.setItem('NOTICE_POP', '1');
    sessionStorage.setItem('LOGIN_POP', '1');
  });

export const ranIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known: Alarmed = globalThis;
    return known.liveryRan?.splice(0) ?? [];
  });

/**
 * Whatever an element listens for happens to it, and links to scripts are pressed. What an
 * element is asked for may be the name of a field in it, so the browser's own is called.
 */
export const provoke = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { getAttribute, getAttributeNames, dispatchEvent } = Element.prototype;
    for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
      for (const name of getAttributeNames.call(element))
        if (name.startsWith('on')) dispatchEvent.call(element, new Event(name.slice(2)));
      // A scheme may be written with tabs and line ends in it.
      const leads = ['href', 'xlink:href', 'action', 'formaction'].some((name) =>
        getAttribute
          .call(element, name)
          ?.replaceAll(/\s/g, '')
          .toLowerCase()
          .includes('javascript:'),
      );
      if (leads)
        dispatchEvent.call(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  });

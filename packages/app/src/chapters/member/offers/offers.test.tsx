import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Body, Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';
import AR from '../../../texts/AR/member.json';
import EN from '../../../texts/EN/member.json';
import TY from '../../../texts/TY/member.json';
import { offersText } from '../api/marketing.ts';

const none = { sms: false, email: false, push: false, silent: false };

let platform: Platform;
let said: Reply<'marketing'>;
beforeEach(async () => {
  said = none;
  platform = await startPlatform();
  platform.on('marketing', () => said);
});

const open = async () => {
  const { user } = await openApp({ at: '/m/set', session: member });
  const offers = within(await screen.findByRole('region', { name: 'Offers' }));
  return { user, offers };
};

it('sends no offers until each way is switched on for itself, and none any more when it is off [RG-31]', async () => {
  platform.on('setMarketing', () => {
    const {
      silent: _,
      text: _text,
      ...body
    } = {
      ...said,
      ...(platform.calls('setMarketing').at(-1)?.body as Body<'setMarketing'>),
    };
    said = { ...body, silent: false };
    return said;
  });
  const { user, offers } = await open();
  const switches = await offers.findAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual([false, false]);
  const mail = offers.getByRole<HTMLInputElement>('switch', { name: 'By e-mail' });
  await user.click(mail);
  await waitFor(() => expect(mail.checked).toBe(true));
  expect(platform.calls('setMarketing').map(({ body }) => body)).toEqual([
    { sms: false, email: true, push: false, text: offersText },
  ]);
  await user.click(mail);
  await waitFor(() => expect(said.email).toBe(false));
});

it('puts a switch back that was not heard, and says why', async () => {
  platform.on('setMarketing', () => new Refusal('system.busy'));
  const { user, offers } = await open();
  const sms = await offers.findByRole<HTMLInputElement>('switch', { name: 'By SMS' });
  await user.click(sms);
  await waitFor(() => expect(toasts()).not.toBe(''));
  expect(sms.checked).toBe(false);
});

it('says to whoever is barred from play that nothing is sent meanwhile [RG-31]', async () => {
  said = { ...none, sms: true, silent: true };
  const { offers } = await open();
  expect(await offers.findAllByText('Nothing is sent while you do not play.')).toHaveLength(2);
});

it('has one version of its words: others take another, and what was agreed to keeps its own', () => {
  const words = [EN, TY, AR].map((texts) =>
    Object.entries(texts)
      .flatMap(([key, text]) => (key.startsWith('offers.') ? [text] : []))
      .join(' | '),
  );
  expect({ [offersText]: words }).toMatchInlineSnapshot(`
    {
      "offers-2026-11": [
        "Offers | By SMS | By e-mail | Nothing is sent while you do not play.",
        "Mga alok | Sa SMS | Sa e-mail | Walang ipapadala habang hindi ka naglalaro.",
        "العروض | برسالة نصية | بالبريد الإلكتروني | لا يُرسل شيء ما دمت لا تلعب.",
      ],
    }
  `);
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform, wantsProof } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;
let isSet: boolean;

const recoveryCodes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];

beforeEach(async () => {
  isSet = false;
  platform = await startPlatform();
  platform.on('security', () => ({
    password: true,
    paymentPassword: false,
    bankCards: 0,
    questions: false,
    email: 'none',
    mobile: 'none',
    payeeName: false,
    totp: isSet,
    devices: [],
  }));
  platform.on('passkeys', () => ({ list: [], most: 10 }));
  platform.on('totpBegin', () => ({
    uri: 'otpauth://totp/Aurora:maria?secret=JBSWY3DPEHPK3PXP',
    text: 'JBSWY3DPEHPK3PXP',
  }));
  platform.on('totpConfirm', () => {
    isSet = true;
    return { recoveryCodes };
  });
});

const open = () => openApp({ at: '/m/securityCenter/authenticator', session: member });
const press = (name: string) => screen.findByRole('button', { name });

it('is set up by a picture or a key and a first code, and shows its other codes once [RG-18]', async () => {
  const { user } = await open();
  await user.click(await press('Set it up'));
  await screen.findByRole('img', { name: 'Code for your authenticator app' });
  screen.getByText('JBSWY3DPEHPK3PXP');
  await user.type(await screen.findByLabelText('The code your app shows'), '661204');
  await user.click(await press('Switch it on'));
  const codes = within(
    await screen.findByRole('region', { name: 'Codes for when your phone is lost' }),
  );
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    recoveryCodes,
  );
  expect(platform.calls('totpConfirm')[0]?.payload).toEqual({ code: '661204' });
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(here()).toBe('/m/securityCenter'));
  expect(toasts()).toBe('Your authenticator app is switched on.');
});

it('says under the field that a code is wrong', async () => {
  platform.on('totpConfirm', () => new Refusal('totp.wrong'));
  const { user } = await open();
  await user.click(await press('Set it up'));
  await user.type(await screen.findByLabelText('The code your app shows'), '661204{Enter}');
  await screen.findByText(/That is not a code we can take/);
  expect(screen.queryByRole('region', { name: 'Codes for when your phone is lost' })).toBeNull();
});

it('asks who it is where the log-in was a while ago', async () => {
  let tries = 0;
  platform.on('prove', () => ({ until: 1 }));
  platform.on('totpBegin', () => {
    tries += 1;
    return tries === 1 ? wantsProof('password') : { uri: 'otpauth://totp/A', text: 'KEY' };
  });
  const { user } = await open();
  await user.click(await press('Set it up'));
  await user.type(await screen.findByLabelText('Password of your account'), 'Livery-demo-1{Enter}');
  await screen.findByText('KEY');
  expect(platform.calls('prove')[0]?.payload).toEqual({ password: 'Livery-demo-1' });
});

it('is taken away by a code of it', async () => {
  isSet = true;
  platform.on('totpRemove', () => null);
  const { user } = await open();
  await user.type(await screen.findByLabelText('Code of your authenticator app'), '661204');
  await user.click(await press('Switch it off'));
  await waitFor(() => expect(toasts()).toBe('Your authenticator app is switched off.'));
  expect(platform.calls('totpRemove')[0]?.payload).toEqual({ code: '661204' });
});

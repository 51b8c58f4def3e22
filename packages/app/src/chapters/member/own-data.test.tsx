import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, wantsProof, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;
let data: Reply<'ownData'>;

beforeEach(async () => {
  platform = await startPlatform();
  data = {};
  platform.on('ownData', () => data);
  platform.on('askDataCopy', () => (data = { ...data, copy: { state: 'asked', askedAt: 1 } }));
  platform.on(
    'askDeletion',
    () => (data = { ...data, deletion: { state: 'asked', askedAt: Date.UTC(2026, 10, 5) } }),
  );
  platform.on('withdrawDeletion', () => {
    data = {};
    return null;
  });
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

const open = (language = 'EN') => openApp({ at: '/m/set/data', session: member, language });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('is a row of the settings [RG-40]', async () => {
  platform.on('security', () => new Refusal('system.upgrading'));
  const { user } = await openApp({ at: '/m/set', session: member });
  await user.click(await screen.findByRole('link', { name: 'Your data' }));
  await waitFor(() => expect(here()).toBe('/m/set/data'));
});

it('asks for a copy after a proof, and says that it is being made [RG-40]', async () => {
  let isProven = false;
  platform.on('prove', () => {
    isProven = true;
    return { until: 1 };
  });
  platform.on('askDataCopy', () => {
    if (!isProven) return wantsProof('password');
    return (data = { copy: { state: 'asked', askedAt: 1 } });
  });
  const { user } = await open();
  const copy = await part('A copy of your data');
  await user.click(copy.getByRole('button', { name: 'Ask for a copy' }));
  await user.type(await screen.findByLabelText('Password of your account'), 'Livery-demo-1{Enter}');
  await waitFor(() =>
    expect(copy.getByRole('status').textContent).toBe(
      'The copy is being made. A letter tells you when it is there.',
    ),
  );
  expect(platform.calls('prove')).toHaveLength(1);
});

it('saves all parts of it as one file [RG-40]', async () => {
  data = { copy: { state: 'ready', askedAt: 1, until: Date.UTC(2026, 10, 12), parts: 2 } };
  platform.on('dataCopyPart', ({ query }) => ({ text: query['part'] === '0' ? '{"a"' : ':1}' }));
  let saved = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob;
        return 'blob:saved';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await open();
  const copy = await part('A copy of your data');
  expect(copy.getByRole('status').textContent).toBe('The copy is ready, until November 12, 2026.');
  await user.click(copy.getByRole('button', { name: 'Save the file' }));
  await waitFor(() => expect(names).toEqual([`aurora-${member.userName}.json`]));
  expect(await textOf(saved)).toBe('{"a":1}');
});

it('says what goes and what stays before it asks for deletion, and takes it back [RG-40]', async () => {
  const { user } = await open();
  const deletion = await part('Delete your account');
  expect(deletion.getByText(/^Deleted are your name, contacts/)).toBeTruthy();
  expect(deletion.getByText(/^Kept under a number, for as long as the law wants/)).toBeTruthy();
  await user.click(deletion.getByRole('button', { name: 'Ask for deletion' }));
  expect(platform.calls('askDeletion')).toHaveLength(0);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('button', { name: 'Ask for deletion' }));
  await waitFor(() =>
    expect(deletion.getByRole('status').textContent).toContain('Asked for on November 5, 2026.'),
  );
  await user.click(deletion.getByRole('button', { name: 'Take it back' }));
  await deletion.findByRole('button', { name: 'Ask for deletion' });
});

it('says why it was not deleted, and what was refused', async () => {
  data = { deletion: { state: 'refused', askedAt: 1, answer: 'A case is open.' } };
  platform.on('askDataCopy', () => new Refusal('rate.limited', { params: { seconds: 60 } }));
  const { user } = await open();
  expect((await part('Delete your account')).getByText('A case is open.')).toBeTruthy();
  await user.click(
    (await part('A copy of your data')).getByRole('button', { name: 'Ask for a copy' }),
  );
  await waitFor(() => expect(toasts()).toContain('60'));
});

it('speaks Filipino', async () => {
  await open('TY');
  const copy = await part('Kopya ng data mo');
  expect(copy.getByRole('button', { name: 'Humingi ng kopya' })).toBeTruthy();
});

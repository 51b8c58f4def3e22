// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { NoticePopup } from '../feedback/notice-popup/index.ts';
import { IconSetProvider } from '../foundations/icon/index.ts';
import { duotone } from '../foundations/icon/sets/duotone.ts';
import { LabelsProvider } from '../foundations/labels/index.ts';
import { ActionSheet, ActionSheetItem } from '../overlays/action-sheet/index.ts';
import { Confirm } from '../overlays/confirm/index.ts';
import { Drawer } from '../overlays/drawer/index.ts';
import { Lightbox } from '../overlays/lightbox/index.ts';
import { words } from './words.ts';

const onClose = vi.fn<(reason: string) => void>();
const shared = { open: true, onClose, title: 'Something' };
const notices = [{ id: '1', title: 'Upkeep', content: '…' }];
const labels = { position: String, quiet: 'Not today' };
const looking = { position: String, zoomIn: 'Larger', zoomOut: 'Smaller', failed: 'Gone' };

const cases: readonly [name: string, press: string, reason: string, overlay: ReactElement][] = [
  ['a drawer', 'Close', 'button', <Drawer key="drawer" {...shared} />],
  [
    'a question',
    'Cancel',
    'button',
    <Confirm key="confirm" {...shared} onSubmit={() => undefined} submitLabel="Yes" />,
  ],
  [
    'a notice',
    'Close',
    'button',
    <NoticePopup key="notice" open onClose={onClose} notices={notices} labels={labels} />,
  ],
  [
    'a picture',
    'Close',
    'button',
    <Lightbox key="picture" open onClose={onClose} items={[]} labels={looking} />,
  ],
  [
    'a sheet of actions',
    'Copy',
    'action',
    <ActionSheet key="actions" {...shared}>
      <ActionSheetItem onSelect={() => undefined}>Copy</ActionSheetItem>
    </ActionSheet>,
  ],
];

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onClose.mockClear();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

it.each(cases)('%s says that “%s” asked it to close: %s', async (_name, press, reason, overlay) => {
  await act(async () =>
    root.render(
      <IconSetProvider set={duotone}>
        <LabelsProvider labels={words}>{overlay}</LabelsProvider>
      </IconSetProvider>,
    ),
  );
  const named = (button: Element): boolean =>
    button.getAttribute('aria-label') === press || button.textContent === press;
  const button = [...host.querySelectorAll('button')].find(named);
  await act(async () => button?.click());
  expect(onClose.mock.calls).toEqual([[reason]]);
});

// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useModal, type CloseReason } from './use-modal.ts';

interface ModalProps {
  readonly onClose: (reason: CloseReason) => void;
  readonly dismissible?: boolean;
}

function Modal({ onClose, dismissible }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, true, onClose, dismissible);
  return (
    <dialog ref={ref}>
      <input />
    </dialog>
  );
}

const onClose = vi.fn<(reason: CloseReason) => void>();
const showModal = vi.fn<() => void>();
let host: HTMLElement;
let root: Root;
let dialog: HTMLElement;
let field: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom draws nothing, and has no layer to draw a dialog on.
  Object.assign(HTMLDialogElement.prototype, { showModal, close: () => {} });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  await act(async () => root.render(<Modal onClose={onClose} />));
  dialog = host.querySelector('dialog') ?? host;
  field = host.querySelector('input') ?? host;
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  onClose.mockReset();
  showModal.mockReset();
  vi.unstubAllGlobals();
});

const inside = { clientX: 150, clientY: 150 };
const backdrop = { clientX: 20, clientY: 20 };
const down = (on: HTMLElement, at: object) =>
  on.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...at }));
/** The browser tells of a click what both ends of it lie in. */
const click = (on: HTMLElement, at: object) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));

it('closes on a press beside it', () => {
  down(dialog, backdrop);
  click(dialog, backdrop);
  expect(onClose.mock.calls).toEqual([['backdrop']]);
});

it('stays when a text in it is selected and the mouse let go beside it', () => {
  down(field, inside);
  click(dialog, backdrop);
  expect(onClose).not.toHaveBeenCalled();
});

it('stays when a press that began beside it ends in it', () => {
  down(dialog, backdrop);
  click(dialog, inside);
  expect(onClose).not.toHaveBeenCalled();
});

it('judges each press by itself', () => {
  down(dialog, backdrop);
  click(dialog, inside);
  down(field, inside);
  click(dialog, backdrop);
  expect(onClose).not.toHaveBeenCalled();
});

const escape = () => {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  field.dispatchEvent(key);
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  return { key, cancel };
};

it('says that it was Escape, and leaves the closing to whoever opened it', () => {
  const { key, cancel } = escape();
  expect(onClose.mock.calls).toEqual([['escape']]);
  expect(key.defaultPrevented).toBe(false);
  expect(cancel.defaultPrevented).toBe(true);
});

it('tells of a closing that the browser did not ask about', () => {
  dialog.dispatchEvent(new Event('close'));
  expect(onClose.mock.calls).toEqual([['escape']]);
});

it('stays, whatever is pressed, where it cannot be dismissed', async () => {
  await act(async () => root.render(<Modal onClose={onClose} dismissible={false} />));
  const { key, cancel } = escape();
  expect(key.defaultPrevented).toBe(true);
  expect(cancel.defaultPrevented).toBe(true);
  down(dialog, backdrop);
  click(dialog, backdrop);
  showModal.mockReset();
  dialog.dispatchEvent(new Event('close'));
  expect(showModal).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

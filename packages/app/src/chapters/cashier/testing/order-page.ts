import { screen, within } from '@testing-library/react';
import {
  afternoon,
  methodOf,
  methodsOf,
  orderOf,
  type DepositOrder,
} from '../../../testing/deposits.ts';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import { member, memberInfo, wallet } from '../../../testing/samples.ts';

type Stage = DepositOrder['stages'][number];

export const orderAddress = '/m/voucherCenter?order=71';

export const stageOf = (name: Stage['stage'], amount?: string): Stage => ({
  at: afternoon + 60_000,
  stage: name,
  ...(amount === undefined ? {} : { amount }),
});

/** An order that nothing is to be done for any more. */
export const endedOrder = (
  status: DepositOrder['status'],
  stages: readonly Stage[],
  more: Partial<DepositOrder> = {},
): DepositOrder => {
  const { nextStep: _next, action: _action, ...rest } = orderOf();
  return { ...rest, status, stages: [...rest.stages, ...stages], ...more };
};

/** All of it has arrived. */
export const paidOrder = (more: Partial<DepositOrder> = {}): DepositOrder =>
  endedOrder('paid', [stageOf('credited', '500.00')], {
    received: '500.00',
    credited: '500.00',
    ...more,
  });

export interface OrderScene {
  readonly platform: Platform;
  /** What the platform tells of it from now on. */
  order: DepositOrder;
}

/** A platform with one order, and three ways to pay by their names. */
export async function startOrders(): Promise<OrderScene> {
  const platform = await startPlatform();
  const scene: OrderScene = { platform, order: orderOf() };
  platform.on('wallet', () => wallet('1234.5'));
  platform.on('memberInfo', () => memberInfo);
  platform.on('depositMethods', () =>
    methodsOf({
      methods: [
        methodOf(),
        methodOf({ id: 'qr', rail: 'qr', name: 'TernQR' }),
        methodOf({ id: 'crypto', rail: 'crypto', name: 'Glim coin' }),
      ],
    }),
  );
  platform.on('depositOrder', () => scene.order);
  return scene;
}

export const openOrder = () => openApp({ at: orderAddress, session: member });

/** What says how it stands. */
export const orderHead = async () => within(await screen.findByRole('region', { name: 'Deposit' }));

import { BarItem, BottomBar } from '../../packages/ui/src/navigation/bottom-bar/index.ts';

export interface MainBarProps {
  readonly current?: 'promotions' | 'home';
  /** Of the money that the badge promises. */
  readonly symbol?: string;
}

/** The bar of every page, with the place that the page belongs to. */
export const MainBar = ({ current, symbol = '₱' }: MainBarProps) => (
  <BottomBar label="Main">
    <BarItem icon="account">Account</BarItem>
    <BarItem icon="promotions" current={current === 'promotions'}>
      Promos
    </BarItem>
    <BarItem icon="home" home current={current === 'home'}>
      Home
    </BarItem>
    <BarItem icon="deposit" badge={`+${symbol}258`}>
      Deposit
    </BarItem>
    <BarItem icon="invite">Invite</BarItem>
  </BottomBar>
);

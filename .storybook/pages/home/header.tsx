import { useRef, useState } from 'react';

import { Balance, BalanceAction } from '../../../packages/ui/src/gaming/balance/index.ts';
import { Button } from '../../../packages/ui/src/actions/button/index.ts';
import * as css from '../../../packages/ui/src/testing/boards/home.css.ts';
import { IconButton } from '../../../packages/ui/src/actions/icon-button/index.ts';
import { NavActions, NavBar, useStuck } from '../../../packages/ui/src/navigation/nav-bar/index.ts';
import { Wordmark } from '../../../packages/ui/src/foundations/wordmark/index.ts';
import type { LobbyMerchant } from './merchant.ts';

export interface HeaderProps {
  readonly merchant: LobbyMerchant;
  readonly guest: boolean;
  readonly symbol: string;
}

function Wallet({ symbol, stuck = false }: { readonly symbol: string; readonly stuck?: boolean }) {
  const [concealed, setConcealed] = useState(false);
  return (
    <Balance
      amount="12480.509"
      symbol={symbol}
      locale="en"
      label="Balance"
      concealed={concealed}
      onConcealedChange={setConcealed}
      concealLabel="Hide balance"
      revealLabel="Show balance"
      onRefresh={() => undefined}
      refreshLabel="Refresh balance"
      start={<IconButton icon="menu" label="Menu" />}
      end={<BalanceAction>Deposit</BalanceAction>}
      stuck={stuck}
    />
  );
}

const Entry = () => (
  <NavActions>
    <Button size="medium" variant="secondary">
      Log in
    </Button>
    <Button size="medium">Register</Button>
  </NavActions>
);

/** Brand, and wallet or ways in, on one row. */
function Row({ merchant, guest, symbol }: HeaderProps) {
  return (
    <NavBar
      start={<IconButton icon="menu" label="Menu" />}
      logo={<Wordmark name={merchant.name} mark={merchant.mark} />}
      end={guest ? <Entry /> : <Wallet symbol={symbol} />}
    />
  );
}

/** The brand above the wallet. */
function Double({ merchant, guest, symbol }: HeaderProps) {
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  return (
    <>
      <NavBar
        className={css.brand}
        start={<IconButton icon="menu" label="Menu" />}
        logo={<Wordmark name={merchant.name} />}
        align="centre"
        end={guest ? null : <IconButton icon="mail" label="Messages, unread" marked />}
      />
      <div ref={mark} className={css.mark} />
      {guest ? (
        <div className={css.guest}>
          <Button variant="quiet">Log in</Button>
          <BalanceAction>Register</BalanceAction>
        </div>
      ) : (
        <div className={css.wallet}>
          <Wallet symbol={symbol} stuck={stuck} />
        </div>
      )}
    </>
  );
}

const headers = { row: Row, double: Double };

export function Header(props: HeaderProps) {
  const Chosen = headers[props.merchant.template.header];
  return <Chosen {...props} />;
}

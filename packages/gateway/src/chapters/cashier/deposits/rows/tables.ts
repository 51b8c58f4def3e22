import type { PayAction, ProviderMovement } from '../../providers/port.ts';
import type { FixedColumn, IdentityColumn } from '../../../../kernel/database/tables/column.ts';
import type { ColumnType } from 'kysely';
import type { NameOwner } from '../../payers/names.ts';
import type { PayerRefusal } from '../../payers/refused.ts';
import type { DepositState } from './states.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What a way to pay is paid from: what its payer has, whatever their card is, credit by nature, coins. */
export type MethodFunding = 'own' | 'card' | 'credit' | 'crypto';

interface PayMethodTable {
  merchant: string;
  id: string;
  kind: 'bank' | 'manual' | 'alipay' | 'qq' | 'gateway' | 'wechat';
  rail: 'card' | 'ewallet' | 'qr' | 'bank' | 'crypto';
  provider: string;
  name: string;
  /** Minor units of the merchant’s currency, as all amounts are. */
  least: bigint;
  most: bigint;
  fee_fixed: Defaulted<bigint>;
  /** Hundredths of a percent. */
  fee_share: Defaulted<number>;
  presets: Defaulted<readonly bigint[]>;
  position: Defaulted<number>;
  /** Where its rail does not say it. */
  funding: Nullable<MethodFunding>;
  enabled: Defaulted<boolean>;
  /** Where one pays that no provider asks for; of kind `manual` alone. */
  pay_to: ColumnType<PayTo | null, string | null | undefined, string | null>;
  /** So long a member has to say that it is sent. */
  hours: Defaulted<number>;
  /** What else is asked for. */
  fields: Defaulted<readonly 'bank'[]>;
  banks: ColumnType<readonly PayBank[], string | undefined, string>;
}

/** An account of the merchant’s. */
export interface PayTo {
  readonly bank: string;
  readonly holder: string;
  readonly account: string;
}

/** One that a member can choose. */
interface PayBank {
  readonly code: string;
  readonly name: string;
}

interface DepositOrderTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  method_id: FixedColumn<string>;
  /** As it was called then. */
  method_name: FixedColumn<string>;
  provider: FixedColumn<string>;
  rail: FixedColumn<PayMethodTable['rail']>;
  reference: FixedColumn<string>;
  amount: FixedColumn<bigint>;
  fee: FixedColumn<bigint>;
  currency: FixedColumn<string>;
  state: Defaulted<DepositState>;
  provider_ref: Nullable<string>;
  reserved: bigint;
  received: Defaulted<bigint>;
  credited: Defaulted<bigint>;
  reason: Nullable<string>;
  action: ColumnType<PayAction | null, string | null | undefined, string | null>;
  return_url: FixedColumn<string>;
  /** The code of the one that was chosen. */
  bank: ColumnType<string | null, string | null | undefined, never>;
  expires_at: Nullable<Date>;
  cancel_asked: Defaulted<boolean>;
  next_check_at: Nullable<Date>;
  checks: Defaulted<number>;
  leased_until: Nullable<Date>;
  created_at: FixedColumn<Date>;
  changed_at: Date;
}

interface OrderEventTable {
  merchant: string;
  id: IdentityColumn;
  order_id: FixedColumn<bigint>;
  stage:
    | Exclude<DepositState, 'partly_paid' | 'paid'>
    /** What came, and where it went. */
    | 'credited'
    | 'held'
    | 'won'
    /** What a member and a person of the staff said of one that is paid by hand. */
    | 'sent'
    | 'asked';
  amount: Nullable<bigint>;
  at: FixedColumn<Date>;
}

interface ProviderMovementTable {
  merchant: string;
  /** Counts up as they are booked. */
  n: IdentityColumn;
  provider: string;
  movement: string;
  order_id: bigint | null;
  payout_id: Nullable<bigint>;
  reference: string;
  /**
   * The last four are ours, and none of the provider’s: from suspense to a member
   * or to the house; and what people gave up of what a provider should hold, or
   * found there.
   */
  kind: ProviderMovement['kind'] | 'released' | 'kept' | 'given_up' | 'found';
  amount: bigint;
  currency: string;
  undoes: string | null;
  credited: bigint;
  suspended: bigint;
  why: 'limit' | 'barred' | 'currency' | 'unknown' | 'over' | 'written_off' | PayerRefusal | null;
  at: Date;
  booked_at: Date;
}

/** As the bank of whoever paid has it. */
interface PayerTable {
  merchant: string;
  provider: string;
  movement: string;
  name: string;
  /** Beside the member’s name; null where none was known by then. */
  whose: NameOwner | null;
}

interface SendBackTable {
  merchant: string;
  provider: string;
  movement: string;
  amount: bigint;
  asked_at: Date;
  next_at: Date;
  tries: Defaulted<number>;
  done_at: Nullable<Date>;
  /** Why the provider will not: it waits for people again. */
  fault: Nullable<string>;
}

/** What people gave to a member’s balance or took from it; the account says whose. */
interface CorrectionTable {
  merchant: string;
  approval_id: bigint;
  account_id: bigint;
  transfer_id: bigint;
  day: ColumnType<string, string, never>;
  amount: bigint;
}

/** How much may be corrected on a day, in minor units; without a row nothing. */
interface CorrectionLimitTable {
  merchant: string;
  a_member: bigint;
  a_day: bigint;
}

interface ManualDepositTable {
  merchant: string;
  order_id: FixedColumn<bigint>;
  /** When its member said that it is on its way. */
  sent_at: Nullable<Date>;
  sender: Nullable<string>;
  /** Somebody looked, and wants another slip. */
  asked_at: Nullable<Date>;
  decided_at: Nullable<Date>;
}

interface DepositSlipTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  order_id: FixedColumn<bigint>;
  content_type: FixedColumn<'image/png' | 'image/jpeg'>;
  sealed: Buffer | null;
  sealed_key: Buffer | null;
  hash: FixedColumn<Buffer>;
  size: FixedColumn<number>;
  at: FixedColumn<Date>;
}

export interface DepositTables {
  manual_deposit: ManualDepositTable;
  deposit_slip: DepositSlipTable;
  pay_method: PayMethodTable;
  deposit_order: DepositOrderTable;
  order_event: OrderEventTable;
  provider_movement: ProviderMovementTable;
  payer: PayerTable;
  send_back: SendBackTable;
  correction: CorrectionTable;
  correction_limit: CorrectionLimitTable;
  deposit_state: { state: string; rank: number };
  deposit_step: { former: string; next: string };
}

import { useState } from 'react';
import { isRecord, local, readJson } from '@livery/web/store/storage';
import { useMerchant } from '../merchant.tsx';

const key = 'template';

/** Layouts by the names that platforms know them under: '1' is new, nothing is left to the brand, all else is base. */
interface SaidLayouts {
  readonly mem_cen: string;
  readonly dep_func: string;
}

const isSaid = (value: unknown): value is SaidLayouts =>
  isRecord(value) && typeof value['mem_cen'] === 'string' && typeof value['dep_func'] === 'string';

/** Kept for the next page that is drawn: none changes its layout under somebody's eyes. */
export function rememberLayouts(said: unknown): void {
  if (!isSaid(said)) return;
  const { mem_cen, dep_func } = said;
  local.set(key, JSON.stringify({ mem_cen, dep_func } satisfies SaidLayouts));
}

const version = <Own>(said: string | undefined, own: Own) => {
  if (said === undefined || said === '') return own;
  return said === '1' ? 'new' : 'base';
};

/** Which of two layouts the member's pages have: as the platform says, and else as the brand does. */
export function useLayouts() {
  const { memberCentre, depositDetail } = useMerchant().template;
  const [said] = useState(() => readJson(local, key, isSaid));
  return {
    memberCentre: version(said?.mem_cen, memberCentre),
    depositDetail: version(said?.dep_func, depositDetail),
  };
}

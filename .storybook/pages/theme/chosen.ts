import {
  contrastProof,
  tokenDocs,
  type DocumentedToken,
} from '../../../packages/themes/src/index.ts';
import { lookOf } from '../../look.ts';
import { merchants } from '../../merchants.ts';

/** The merchant and the mode that the toolbar has chosen, with what the engine tells of them. */
export function chosen(globals: Record<string, unknown>) {
  const { merchant: code, theme } = lookOf(globals);
  const merchant = merchants.find((one) => one.code === code) ?? merchants[0];
  if (!merchant) throw new Error('There is no merchant.');
  return {
    theme,
    name: merchant.name,
    tokens: (): readonly DocumentedToken[] => tokenDocs(merchant.made),
    proof: () => contrastProof(merchant.made),
  };
}

import { PromotionsScreen } from './screen.tsx';
import type { PageProps } from '#kernel/routing/route.ts';

/** Promotions; the address may name a kind of them, and one to open. */
export function PromotionsPage({ params }: PageProps) {
  const { id, category } = params;
  return <PromotionsScreen filter={{ ...(id ? { id } : {}), ...(category ? { category } : {}) }} />;
}

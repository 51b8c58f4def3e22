interface PageAddresses {
  readonly paths: readonly string[];
  /** Nobody but a member is told anything of it. */
  readonly isOwn?: true;
}

/**
 * Pages that the specification names and no route shows yet, by the name their route will
 * have. Menus wait for them by it; until then their addresses say that they are to come. The
 * row of a page goes from here with its route (ADR 152).
 */
export const pagesToCome = {
  invite: { paths: ['/m/inviteFriends'], isOwn: true },
  ...(FLAGS.POINTS3 ? { points: { paths: ['/m/mall/mallHome'], isOwn: true } } : {}),
  benefits: { paths: ['/m/member/benefits'], isOwn: true },
} as const satisfies Readonly<Record<string, PageAddresses>>;

export type PageToCome = keyof typeof pagesToCome;

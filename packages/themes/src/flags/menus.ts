/** An entry of the agent's menu: a merchant that lacks the key lacks the entry. */
export interface MenuEntry {
  readonly role: string;
}

/** In the order of the menu; the route of a page says under which key it stands. */
export const agentMenu = {
  AGEPAG: { role: 'Team overview.' },
  TRANSREC3: { role: 'Transaction record.' },
  DOWNMAN: { role: 'Team management.' },
  AGENTRANSMULTDOWN3: { role: 'Red envelope rain.' },
  AGETEAMPNL3: { role: 'Team profit and loss.' },
  TEAMBETTING3: { role: 'Team betting.' },
  GAMSER: { role: 'Rebate settings.' },
  AGEREBINC3: { role: 'Team rebate income.' },
  SECPRIV: { role: 'Security centre.' },
  MAILCEN: { role: 'News and mail, with the number unread.' },
} as const satisfies Readonly<Record<string, MenuEntry>>;

export type MenuKey = keyof typeof agentMenu;
export const menuKeys = Object.keys(agentMenu) as readonly MenuKey[];

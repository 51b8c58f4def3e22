/** An entry of the agent's menu: a merchant that lacks the key lacks the entry. */
export interface MenuEntry {
  readonly role: string;
  readonly path: string;
}

/** In the order of the menu; paths as the specification spells them. */
export const agentMenu = {
  AGEPAG: { role: 'Team overview.', path: '/m/agent/team/overview' },
  TRANSREC3: { role: 'Transaction record.', path: '/m/transaction/record?types=A' },
  DOWNMAN: { role: 'Team management.', path: '/m/member/team' },
  AGENTRANSMULTDOWN3: { role: 'Red envelope rain.', path: '/m/redRain' },
  AGETEAMPNL3: { role: 'Team profit and loss.', path: '/m/agent/team/pnl' },
  TEAMBETTING3: { role: 'Team betting.', path: '/m/teamBetting' },
  GAMSER: { role: 'Rebate settings.', path: '/m/member/agent/agentRebeat' },
  AGEREBINC3: { role: 'Team rebate income.', path: '/m/member/teamRebate' },
  SECPRIV: { role: 'Security centre.', path: '/m/securityCenter' },
  MAILCEN: { role: 'News and mail, with the number unread.', path: '/m/webEmail' },
} as const satisfies Readonly<Record<string, MenuEntry>>;

export type MenuKey = keyof typeof agentMenu;
export const menuKeys = Object.keys(agentMenu) as readonly MenuKey[];

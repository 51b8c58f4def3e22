/** Ids that calls to the platform carry to say which part of the product asks. */
export const modules = {
  AGEANNOUNCE3: 'Announcements to agents.',
  AGEDOWNMAN3: 'Agents: the members below them.',
  AGEINFO3: 'Agents: their own figures.',
  CAPTCHA3: 'Captcha pictures.',
  CBS3: 'Live chat and live models.',
  COMM3: 'What every screen asks for.',
  FREEPLAY3: 'Trial accounts.',
  FUNDTRANS3: 'Transfers between purses.',
  MEMTRANS3: 'Transactions of a member.',
  PERSPNL3: 'Profit and loss of a member.',
  REG3: 'Registration.',
  REGMOBVERF3: 'Codes sent to a phone.',
} as const satisfies Readonly<Record<string, string>>;

export type ModuleId = keyof typeof modules;
export const moduleIds = Object.keys(modules) as readonly ModuleId[];

export const contractKinds = ['salary', 'hour', 'dividend'] as const;
export type ContractKind = (typeof contractKinds)[number];

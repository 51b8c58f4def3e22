export { AgencyScreen } from './home/agency-screen.tsx';
export { ContractPrompt } from './contracts/contract-prompt.tsx';

export { AgencyScreen } from './home/agency-screen.tsx';
export { ContractPrompt } from './contracts/contract-prompt.tsx';
export { RainLayer } from './rain/rain-layer.tsx';

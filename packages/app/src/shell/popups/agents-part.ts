/** What pops up of agents: most players never see any of it. */
export { ContractPrompt, RainLayer } from '#chapters/agents';

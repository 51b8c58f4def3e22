import type { Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../../kernel/database/schema.ts';
import { readSetting } from '../../kernel/sites/site-settings.ts';

export const AGENT_SETTING = 'agents';

/** So many stand in a line at most, whatever a site says. */
const DEEPEST = 12;

/** How a merchant leads its agents. Without it there are lines and nobody's own agent. */
export const agentSetting = Type.Object(
  {
    maxDepth: Type.Optional(Type.Integer({ minimum: 2, maximum: DEEPEST })),
    /** Below whom everybody registers whom nobody brought. */
    defaultAgent: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  },
  // What agents earn follows from it.
  { additionalProperties: false, eyes: 2 },
);

export interface AgentSettings extends Static<typeof agentSetting> {
  readonly maxDepth: number;
}

export async function agentSettings(
  db: Kysely<Database>,
  merchant: string,
): Promise<AgentSettings> {
  const its = await readSetting(db, merchant, AGENT_SETTING, agentSetting, {});
  return { ...its, maxDepth: its.maxDepth ?? DEEPEST };
}

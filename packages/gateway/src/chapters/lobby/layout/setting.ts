import { Type } from 'typebox';

/** Ids of sections, in the operator's order. */
export const lobbyOrder = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 });

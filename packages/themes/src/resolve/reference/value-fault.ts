import type { Node } from 'jsonc-parser';
import type { FindingCode } from '../../findings/findings.ts';

/** A fault in a value, at the node that holds it. */
export class ValueFault extends Error {
  readonly node: Node;
  readonly hint: string | undefined;
  readonly code: FindingCode;

  constructor(node: Node, message: string, hint?: string, code: FindingCode = 'token.value') {
    super(message);
    this.node = node;
    this.hint = hint;
    this.code = code;
  }
}

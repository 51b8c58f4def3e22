/** What no single operation says, for whoever writes a client. */
export const introduction = `Every reply but a stream comes in one envelope: \`success\` says whether \`value\` is the answer or, with \`code\`, part of a refusal. Decide by \`code\`, never by status or text.

**Which site.** Each site has a host of its own. Every call is sent to it and names it once more in \`Merchant\`; the two must agree.

**Who calls.** A log-in answers a \`token\` and sets the cookie \`__Host-sid\`. Every call of a member carries both: \`Authorization: Bearer <token>\` and the cookie. The cookie is \`Secure\`; a program that is no browser sends it back as it came, over http on its own machine as well.

**Sealed bodies.** Where an operation says that its body is a JWE, ask \`/wps/session/key\` for the key, encrypt the payload (\`x-payload\`) as a compact JWE, and send \`{"data": "<JWE>"}\` with \`Encryption: jwe;kid=<kid>\`. The protected header has \`alg\` ECDH-ES, \`enc\` A256GCM, \`typ\` JWE, the \`kid\`, \`iat\` in seconds, two minutes off at most, a fresh \`jti\` of 16 to 64 letters, digits, dashes and underscores, and whom it is for: \`htm\` the method, \`htu\` the path, \`mch\` the merchant. \`encryption.invalid\` may mean that the key was renewed: ask for it again, once.

**Once.** An operation with \`Idempotency-Key\` may be sent again under the same key and acts once. Where the key may be left out, it is for an answer that was lost: without it, a proof that works once is refused the second time.

**Work.** Where very many ask, perhaps from the caller’s own address, any call may be refused with \`verification.required\`. Ask \`/wps/verification?scene=work\` for a \`salt\` and a \`difficulty\`, find a text of at most 64 letters, digits, dashes and underscores such that SHA-256 of salt and text begins with so many zero bits, and send the call again, sealed anew, with \`Work: <salt>.<text>\`. A salt works once, for five minutes.

**Later.** Operations marked \`x-planned\` are answered with 501; what they take and give is not settled.`;

/** Every site has its own; the default is a demo on the reader's machine. */
export const servers = [
  {
    url: '{scheme}://{site}',
    description: 'The host of a site.',
    variables: {
      scheme: { default: 'http', enum: ['http', 'https'] },
      site: { default: 'aurora.localhost:4000', description: 'With its port, if it has one.' },
    },
  },
] as const;
